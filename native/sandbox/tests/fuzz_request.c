/*
 * Feeds the request parser with broken requests and checks that it stays within the frame.
 *
 *     make fuzz SECONDS=600
 *
 * builds this with the address and undefined-behaviour sanitizers and runs it. Valid requests of every kind are mutated: bits, bytes,
 * lengths, pieces removed, doubled, swapped, cut. Each frame lies in memory of exactly its size, so one byte too far is seen. The same
 * file is a libFuzzer target (clang -fsanitize=fuzzer -DLIBFUZZER).
 */
#include "../src/box.h"

#include <time.h>

static void inside(struct Bytes bytes, const unsigned char *frame, size_t size)
{
    if (bytes.size && (bytes.at < frame || bytes.size > size || bytes.at + bytes.size > frame + size))
        abort();
}

static bool climbs(struct Bytes path)
{
    char text[600] = "/";
    memcpy(text + 1, path.at, path.size);
    text[path.size + 1] = '/';
    return !path.size || path.at[0] == '/' || strlen(text) != path.size + 2 || strstr(text, "/../");
}

/* What an accepted request promises to the rest of the helper. */
static void check(const struct Request *request, const unsigned char *frame, size_t size)
{
    if (request->count < 1 || request->count > MAX_TOGETHER)
        abort();
    for (unsigned p = 0; p < request->count; p++) {
        const struct Program *program = &request->programs[p];
        if (program->argc < 1 || program->argc > MAX_ARGS || program->envc > MAX_ENV || program->filec > MAX_FILES || program->outc > MAX_OUTS)
            abort();
        for (unsigned i = 0; i < program->argc; i++)
            inside(program->argv[i], frame, size);
        for (unsigned i = 0; i < program->envc; i++)
            inside(program->env[i], frame, size);
        for (unsigned i = 0; i < MAX_FDS; i++) {
            const struct FdSpec *fd = &program->fds[i];
            inside(fd->data, frame, size);
            if (fd->used && (fd->kind >= FD_KINDS || fd->number >= MAX_FDS || (fd->kind == FD_SAME && fd->number >= i)))
                abort();
        }
        for (unsigned i = 0; i < program->filec; i++) {
            inside(program->files[i].path, frame, size);
            inside(program->files[i].data, frame, size);
            if (climbs(program->files[i].path))
                abort();
        }
        for (unsigned i = 0; i < program->outc; i++) {
            inside(program->outs[i].path, frame, size);
            inside(program->outs[i].to, frame, size);
            inside(program->outs[i].suffix, frame, size);
            if (program->outs[i].kind >= OUT_KINDS || climbs(program->outs[i].path))
                abort();
        }
        inside(program->app_dir, frame, size);
    }
}

static unsigned long accepted;

static void feed(const unsigned char *from, size_t size)
{
    unsigned char *frame = malloc(size);
    if (size)
        memcpy(frame, from, size);
    struct Request request = {0};
    if (!request_parse(&request, frame, size)) {
        check(&request, frame, size);
        accepted++;
    }
    request_free(&request);
    free(frame);
}

#ifdef LIBFUZZER
int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    feed(data, size);
    return 0;
}
#else

static uint64_t state;

static uint64_t random_number(uint64_t below)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return below ? state % below : 0;
}

static void item(struct Buffer *to, char tag, const void *value, size_t size)
{
    uint32_t length = (uint32_t)size;
    buffer_add(to, &tag, 1);
    buffer_add(to, &length, 4);
    buffer_add(to, value, size);
}

static void named(struct Buffer *to, const char *text)
{
    uint16_t length = (uint16_t)strlen(text);
    buffer_add(to, &length, 2);
    buffer_add(to, text, length);
}

/* A valid process that uses everything at random. */
static void valid_program(struct Buffer *request)
{
    struct Buffer program = {0};
    item(&program, 'a', "/app/main", 9);
    for (uint64_t i = random_number(4); i > 0; i--)
        item(&program, 'a', "argument", random_number(9));
    item(&program, 'e', "HOME=/w", 7);
    if (random_number(2))
        item(&program, 'd', "/data/artifacts/1", 17);
    for (unsigned number = 0; number < MAX_FDS; number++) {
        if (random_number(3) == 0)
            continue;
        struct Buffer fd = {0};
        unsigned char head[3] = {(unsigned char)number, (unsigned char)random_number(FD_KINDS), (unsigned char)random_number(3)};
        uint64_t most = random_number(1 << 20);
        buffer_add(&fd, head, 3);
        buffer_add(&fd, &most, 8);
        buffer_add(&fd, "/data/cases/1.in", 16);
        item(&program, 'f', fd.at, fd.size);
        buffer_free(&fd);
    }
    for (uint64_t i = random_number(3); i > 0; i--) {
        struct Buffer file = {0};
        unsigned char flags = (unsigned char)random_number(4);
        buffer_add(&file, &flags, 1);
        named(&file, random_number(2) ? "main.c" : "a/b/c.h");
        buffer_add(&file, "/data/cases/1.in", 16);
        item(&program, 'w', file.at, file.size);
        buffer_free(&file);
    }
    for (uint64_t i = random_number(3); i > 0; i--) {
        struct Buffer out = {0};
        unsigned char kind = (unsigned char)random_number(OUT_KINDS);
        uint64_t most = random_number(1 << 20);
        buffer_add(&out, &kind, 1);
        buffer_add(&out, &most, 8);
        named(&out, kind == OUT_TREE ? "." : "x/main");
        named(&out, "/data/artifacts/2");
        named(&out, ".class");
        item(&program, 'o', out.at, out.size);
        buffer_free(&out);
    }
    static const uint64_t limits[] = {NANOS, 3 * NANOS, 64 << 20, 1, 1 << 20, 64 << 20, 64, 1 << 20, 0, UINT64_MAX};
    for (unsigned char i = 0; i < LIMITS; i++) {
        unsigned char bytes[9] = {i};
        memcpy(bytes + 1, &limits[i], 8);
        item(&program, 'l', bytes, 9);
    }
    item(request, 'p', program.at, program.size);
    buffer_free(&program);
}

static void mutate(struct Buffer *request)
{
    static const uint32_t odd[] = {0, 1, 4, 5, 0x7f, 0x80, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff};
    size_t size = request->size, at = random_number(size), length = random_number(16);
    if (!size)
        return;
    if (at + length > size)
        length = size - at;
    switch (random_number(7)) {
    case 0:
        request->at[at] ^= (unsigned char)(1 << random_number(8));
        break;
    case 1:
        request->at[at] = (unsigned char)random_number(256);
        break;
    case 2:
        if (at + 4 <= size)
            memcpy(request->at + at, &odd[random_number(sizeof odd / sizeof *odd)], 4);
        break;
    case 3:
        memmove(request->at + at, request->at + at + length, size - at - length);
        request->size -= length;
        break;
    case 4:
        buffer_room(request, length);
        memmove(request->at + at + length, request->at + at, size - at);
        request->size += length;
        break;
    case 5:
        memmove(request->at + at, request->at + random_number(size - length + 1), length);
        break;
    case 6:
        request->size = at;
        break;
    }
}

int main(int count, char **words)
{
    double seconds = count > 1 ? atof(words[1]) : 10;
    uint64_t seed = count > 2 ? strtoull(words[2], NULL, 10) : now_ns();
    uint64_t end = now_ns() + (uint64_t)(seconds * NANOS);
    unsigned long runs = 0;
    state = seed | 1;
    printf("seed %llu\n", (unsigned long long)seed);
    while (now_ns() < end) {
        struct Buffer request = {0};
        for (uint64_t i = 1 + random_number(MAX_TOGETHER); i > 0; i--)
            valid_program(&request);
        for (int i = 0; i < 8; i++, runs++) {
            feed(request.at, request.size);
            mutate(&request);
        }
        buffer_free(&request);
    }
    printf("%lu requests, %lu of them accepted, nothing found\n", runs, accepted);
    return accepted ? 0 : 1;
}
#endif
