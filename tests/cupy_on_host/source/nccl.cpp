// What lazyasync calls of NCCL, among the devices of one process: on each device's stream the work
// waits for that of the others, as on GPUs, and one that is aborted ends without a result.
#include <condition_variable>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "host_cuda.h"

namespace {

enum { INVALID_USAGE = 5 };
enum Kind { SUM, SCATTER, GATHER, BROADCAST };
enum { FIRST_FLOAT = 6 };               // of ncclDataType_t
const int FLOATS[] = {2, 0, 1, 14};     // as cudaDataType
const size_t SIZES[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};

// What the communicators of some devices have in common.
struct Clique {
  int size;
  std::mutex lock;
  std::condition_variable changed;
  bool aborted = false;
};
struct Communicator {
  int rank;
  std::shared_ptr<Clique> clique;
};
struct Call {
  Kind kind;
  const void* send;
  void* receive;
  size_t count;
  int type, root;
  Communicator* communicator;
  void* stream;
};
// A collective: who comes last does it for all.
struct Round {
  std::vector<Call> calls;
  size_t arrived = 0;
  bool done = false;
};

thread_local bool grouped = false;
thread_local std::vector<Call> group;

template <typename Word>
void add_words(std::vector<char>& sums, const void* from, size_t count) {
  for (size_t i = 0; i < count; ++i) ((Word*)sums.data())[i] += ((const Word*)from)[i];
}
void add(std::vector<char>& sums, const void* from, size_t count, int type) {
  if (type >= FIRST_FLOAT) {
    const int as = FLOATS[type - FIRST_FLOAT];
    for (size_t i = 0; i < count; ++i)
      host_cuda_write(sums.data(), as, i,
                      host_cuda_read(sums.data(), as, i) + host_cuda_read(from, as, i));
  } else if (SIZES[type] == 8) {
    add_words<uint64_t>(sums, from, count);
  } else if (SIZES[type] == 4) {
    add_words<uint32_t>(sums, from, count);
  } else {
    add_words<uint8_t>(sums, from, count);
  }
}

void perform(const std::vector<Call>& calls) {
  const Call& first = calls[0];
  const size_t ranks = calls.size(), bytes = first.count * SIZES[first.type];
  std::vector<char> value;
  if (first.kind == GATHER) {
    for (auto& call : calls)
      value.insert(value.end(), (const char*)call.send, (const char*)call.send + bytes);
  } else if (first.kind == BROADCAST) {
    const char* from = (const char*)calls[first.root].send;
    value.assign(from, from + bytes);
  } else {
    const size_t count = first.count * (first.kind == SCATTER ? ranks : 1);
    const char* from = (const char*)first.send;
    value.assign(from, from + count * SIZES[first.type]);
    for (size_t rank = 1; rank < ranks; ++rank) add(value, calls[rank].send, count, first.type);
  }
  for (auto& call : calls) {
    if (first.kind == SCATTER)
      memcpy(call.receive, &value[call.communicator->rank * bytes], bytes);
    else
      memcpy(call.receive, value.data(), value.size());
  }
}

int take(Kind kind, const void* send, void* receive, size_t count, int type, int root,
         Communicator* communicator, void* stream) {
  if (!grouped || type < 0 || type > 9 || !send || !receive) return INVALID_USAGE;
  if (host_cuda_is_capturing(stream)) return INVALID_USAGE;
  group.push_back({kind, send, receive, count, type, root, communicator, stream});
  return 0;
}

int end(Communicator* communicator, bool aborted) {
  if (aborted) {
    std::lock_guard<std::mutex> held(communicator->clique->lock);
    communicator->clique->aborted = true;
    communicator->clique->changed.notify_all();
  }
  delete communicator;
  return 0;
}

}  // namespace

extern "C" {
int ncclCommInitAll(Communicator** made, int count, const int*) {
  auto clique = std::make_shared<Clique>();
  clique->size = count;
  for (int rank = 0; rank < count; ++rank) made[rank] = new Communicator{rank, clique};
  return 0;
}
int ncclCommDestroy(Communicator* communicator) { return end(communicator, false); }
int ncclCommAbort(Communicator* communicator) { return end(communicator, true); }
int ncclGroupStart() { return grouped = true, group.clear(), 0; }
int ncclGroupEnd() {
  grouped = false;
  std::vector<std::vector<Call>> by_rank;
  for (auto& call : group) {
    by_rank.resize(call.communicator->clique->size);
    by_rank[call.communicator->rank].push_back(call);
  }
  for (auto& calls : by_rank)
    if (calls.size() != by_rank[0].size()) return INVALID_USAGE;  // a device would wait for ever
  for (size_t place = 0; by_rank.size() && place < by_rank[0].size(); ++place) {
    auto round = std::make_shared<Round>();
    for (auto& calls : by_rank) round->calls.push_back(calls[place]);
    auto clique = round->calls[0].communicator->clique;
    for (auto& call : round->calls)
      host_cuda_enqueue(
          call.stream,
          [round, clique] {
            std::unique_lock<std::mutex> held(clique->lock);
            if (++round->arrived == round->calls.size() && !clique->aborted) {
              perform(round->calls);
              round->done = true;
              clique->changed.notify_all();
            }
            clique->changed.wait(held, [&] { return round->done || clique->aborted; });
          },
          false);
  }
  return 0;
}
int ncclAllReduce(const void* send, void* receive, size_t count, int type, int operation,
                  Communicator* communicator, void* stream) {
  if (operation) return INVALID_USAGE;
  return take(SUM, send, receive, count, type, 0, communicator, stream);
}
int ncclReduceScatter(const void* send, void* receive, size_t count, int type, int operation,
                      Communicator* communicator, void* stream) {
  if (operation) return INVALID_USAGE;
  return take(SCATTER, send, receive, count, type, 0, communicator, stream);
}
int ncclAllGather(const void* send, void* receive, size_t count, int type,
                  Communicator* communicator, void* stream) {
  return take(GATHER, send, receive, count, type, 0, communicator, stream);
}
int ncclBroadcast(const void* send, void* receive, size_t count, int type, int root,
                  Communicator* communicator, void* stream) {
  return take(BROADCAST, send, receive, count, type, root, communicator, stream);
}
}
