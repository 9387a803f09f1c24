// nvcc, as far as it makes a cubin: by the simulated NVRTC.
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

extern "C" {
int nvrtcCreateProgram(void**, const char*, const char*, int, const char**, const char**);
int nvrtcCompileProgram(void*, int, const char**);
int nvrtcGetCUBINSize(void*, size_t*);
int nvrtcGetCUBIN(void*, char*);
int nvrtcGetProgramLogSize(void*, size_t*);
int nvrtcGetProgramLog(void*, char*);
}

int main(int count, char** arguments) {
  std::string in, out;
  for (int i = 1; i < count; ++i) {
    std::string argument = arguments[i];
    if (argument == "--version")
      return puts("Cuda compilation tools, release 13.0, V13.0.88 (simulated)"), 0;
    if (argument == "-o")
      out = arguments[++i];
    else if (argument[0] != '-')
      in = argument;
  }
  std::ifstream file(in);
  std::stringstream text;
  text << file.rdbuf();
  void* program;
  nvrtcCreateProgram(&program, text.str().c_str(), "", 0, nullptr, nullptr);
  const int failed = nvrtcCompileProgram(program, 0, nullptr);
  size_t size;
  nvrtcGetProgramLogSize(program, &size);
  std::vector<char> log(size);
  nvrtcGetProgramLog(program, log.data());
  fputs(log.data(), stdout);
  if (failed) return 1;
  nvrtcGetCUBINSize(program, &size);
  std::vector<char> image(size);
  nvrtcGetCUBIN(program, image.data());
  std::ofstream(out, std::ios::binary).write(image.data(), size);
  return 0;
}
