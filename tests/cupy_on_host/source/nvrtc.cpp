// NVRTC on the host: what it compiles is a library, and its machine code is the path of that.
#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

extern char** environ;

namespace {

struct Program {
  std::string source, log, image;
  std::vector<std::string> expressions;
  std::map<std::string, std::string> lowered;
};

std::string directory() {
  const char* given = getenv("HOST_CUDA_CACHE");
  return given ? given : "/tmp/host_cuda";
}

std::string digest(const std::string& text) {
  // FNV-1a, twice, for names of files.
  unsigned long long a = 14695981039346656037ull, b = 1099511628211ull;
  for (unsigned char c : text) {
    a = (a ^ c) * 1099511628211ull;
    b = (b ^ (c + 7)) * 6364136223846793005ull + 1442695040888963407ull;
  }
  char name[40];
  snprintf(name, sizeof name, "%016llx%016llx", a, b);
  return name;
}

int run(const std::vector<std::string>& command, const std::string& output) {
  std::vector<char*> arguments;
  for (auto& argument : command) arguments.push_back((char*)argument.c_str());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  pid_t child;
  std::vector<char*> variables;
  for (char** variable = environ; *variable; ++variable)
    if (strncmp(*variable, "LD_PRELOAD=", 11)) variables.push_back(*variable);
  variables.push_back(nullptr);
  if (posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), variables.data()))
    return 127;
  posix_spawn_file_actions_destroy(&actions);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

std::string read(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

extern "C" {

const char* nvrtcGetErrorString(int error) { return error ? "NVRTC_ERROR_COMPILATION" : "success"; }
int nvrtcVersion(int* major, int* minor) { return *major = 13, *minor = 0, 0; }
int nvrtcGetNumSupportedArchs(int* count) { return *count = 2, 0; }
int nvrtcGetSupportedArchs(int* archs) { return archs[0] = 80, archs[1] = 90, 0; }
int nvrtcCreateProgram(void** program, const char* source, const char*, int, const char**,
                       const char**) {
  return *program = new Program{source}, 0;
}
int nvrtcDestroyProgram(void** program) { return delete (Program*)*program, 0; }
int nvrtcAddNameExpression(void* program, const char* name) {
  return ((Program*)program)->expressions.push_back(name), 0;
}
int nvrtcGetLoweredName(void* program, const char* name, const char** lowered) {
  return *lowered = ((Program*)program)->lowered.at(name).c_str(), 0;
}
int nvrtcCompileProgram(void* handle, int count, const char** options) {
  Program& program = *(Program*)handle;
  static const std::regex kernel(
      R"(__global__\s+void\s+(?:__launch_bounds__\([^)]*\)\s*)?(\w+)\s*\()");
  static const std::regex dynamic(
      R"(extern\s+__shared__\s+(?:__align__\(\d+\)\s*)?([\w:<> ]+?)\s+(\w+)\s*\[\s*\]\s*;)");
  std::string text =
      std::regex_replace(program.source, dynamic, "$1* $2 = ($1*)host_cuda_shared();");
  std::ostringstream written;
  written << "#include \"kernel_prelude.h\"\n" << text << "\n";
  std::set<std::string> named;
  const bool only_expressions = !program.expressions.empty();
  if (!only_expressions)
    for (std::sregex_iterator at(text.begin(), text.end(), kernel), end; at != end; ++at)
      if (named.insert((*at)[1]).second)
        written << "HOST_CUDA_KERNEL(" << (*at)[1] << ", " << (*at)[1] << ")\n";
  for (auto& expression : program.expressions) {
    const std::string symbol = "e" + digest(expression);
    program.lowered[expression] = symbol;
    written << "HOST_CUDA_KERNEL(" << symbol << ", " << expression << ")\n";
  }
  std::vector<std::string> command = {"g++", "-shared", "-I", getenv("HOST_CUDA_SOURCES")};
  std::istringstream flags(getenv("HOST_CUDA_FLAGS"));
  for (std::string flag; flags >> flag;) command.push_back(flag);
  for (int i = 0; i < count; ++i) {
    std::string option = options[i];
    if (option.rfind("-I", 0) == 0 || option.rfind("-D", 0) == 0) command.push_back(option);
  }
  command.insert(command.end(), {"-isystem", getenv("HOST_CUDA_HEADERS")});
  std::string all = written.str();
  std::string key = all;
  for (auto& part : command) key += part + "\n";
  const std::string base = directory() + "/" + digest(key);
  const std::string library = base + ".so";
  if (access(library.c_str(), R_OK)) {
    mkdir(directory().c_str(), 0755);
    const std::string own =
        base + "." + std::to_string(getpid()) + "." + std::to_string((unsigned long)pthread_self());
    std::ofstream(own + ".cpp") << all;
    command.insert(command.end(), {own + ".cpp", "-o", own + ".so"});
    const int failed = run(command, own + ".log");
    program.log = read(own + ".log");
    if (failed) {
      rename((own + ".cpp").c_str(), (base + ".failed.cpp").c_str());
      rename((own + ".log").c_str(), (base + ".failed.log").c_str());
      return 6;
    }
    unlink((own + ".cpp").c_str());
    unlink((own + ".log").c_str());
    rename((own + ".so").c_str(), library.c_str());
  }
  program.image = "host cuda:" + library;
  return 0;
}
static int copy(const std::string& text, char* to) {
  memcpy(to, text.c_str(), text.size() + 1);
  return 0;
}
int nvrtcGetPTXSize(void* p, size_t* size) { return *size = ((Program*)p)->image.size() + 1, 0; }
int nvrtcGetPTX(void* p, char* to) { return copy(((Program*)p)->image, to); }
int nvrtcGetCUBINSize(void* p, size_t* size) { return nvrtcGetPTXSize(p, size); }
int nvrtcGetCUBIN(void* p, char* to) { return nvrtcGetPTX(p, to); }
int nvrtcGetProgramLogSize(void* p, size_t* size) {
  return *size = ((Program*)p)->log.size() + 1, 0;
}
int nvrtcGetProgramLog(void* p, char* to) { return copy(((Program*)p)->log, to); }
}
