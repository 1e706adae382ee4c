/*
 * request.c: a request of the judge, parsed and checked.
 *
 * A request is a list of (tag: 1 byte, length: 4, value) with little-endian numbers; README.md lists the tags. Nothing here makes a
 * system call and nothing is copied: the result points into the frame. tests/fuzz_request.c feeds this file with garbage.
 */
#include "box.h"

struct Cursor {
    const unsigned char *at;
    size_t left;
    bool bad; /* something was too short; all later reads give zero */
};

static struct Bytes take(struct Cursor *cursor, size_t size)
{
    if (cursor->bad || cursor->left < size) {
        cursor->bad = true;
        return (struct Bytes){0};
    }
    struct Bytes bytes = {cursor->at, size};
    cursor->at += size;
    cursor->left -= size;
    return bytes;
}

static uint64_t number(struct Cursor *cursor, unsigned width)
{
    struct Bytes bytes = take(cursor, width);
    uint64_t value = 0;
    for (size_t i = bytes.size; i-- > 0;)
        value = value << 8 | bytes.at[i];
    return value;
}

static struct Bytes named(struct Cursor *cursor) /* length: 2 bytes, then the text */
{
    return take(cursor, number(cursor, 2));
}

static struct Bytes rest(struct Cursor *cursor)
{
    return take(cursor, cursor->left);
}

static bool has_nul(struct Bytes bytes)
{
    return bytes.size && memchr(bytes.at, 0, bytes.size);
}

static bool is_host_path(struct Bytes path)
{
    return path.size > 1 && path.size < 4096 && path.at[0] == '/' && !has_nul(path);
}

/* Relative, stays inside, no empty, `.` or `..` part ('.' alone is allowed where a directory is meant). */
static bool is_inner_path(struct Bytes path, bool directory)
{
    if (!path.size || path.size > 512 || has_nul(path))
        return false;
    if (directory && path.size == 1 && path.at[0] == '.')
        return true;
    size_t part = 0;
    for (size_t i = 0; i <= path.size; i++) {
        if (i < path.size && path.at[i] != '/')
            continue;
        size_t length = i - part;
        const unsigned char *name = path.at + part;
        if (!length || length > 255 || (length == 1 && name[0] == '.') || (length == 2 && name[0] == '.' && name[1] == '.'))
            return false;
        part = i + 1;
    }
    return true;
}

static const char *parse_fd(struct Program *program, struct Cursor value)
{
    unsigned which = (unsigned)number(&value, 1);
    struct FdSpec fd = {.used = true, .kind = (uint8_t)number(&value, 1)};
    uint8_t detail = (uint8_t)number(&value, 1);
    fd.max = number(&value, 8);
    fd.data = rest(&value);
    if (value.bad)
        return "fds: cut short";
    if (which >= MAX_FDS)
        return "fds: the descriptor number is above 9";
    if (program->fds[which].used)
        return "fds: a descriptor is named twice";
    switch (fd.kind) {
    case FD_NULL:
    case FD_BYTES:
        break;
    case FD_FILE:
        if (!is_host_path(fd.data))
            return "fds: not an absolute path";
        break;
    case FD_CAPTURE_FILE:
        if (!is_host_path(fd.data))
            return "fds: not an absolute path";
        /* fall through */
    case FD_CAPTURE:
        fd.cut = detail != 0;
        if (fd.max > MAX_FRAME && fd.kind == FD_CAPTURE)
            return "fds: maxBytes of a capture into memory is above 256 MiB";
        break;
    case FD_PIPE_READ:
    case FD_PIPE_WRITE:
        fd.number = detail;
        if (detail >= MAX_FDS)
            return "fds: the pipe number is above 9";
        break;
    case FD_SAME:
        fd.number = detail;
        if (detail >= which)
            return "fds: sameAs must name a lower descriptor";
        break;
    default:
        return "fds: unknown kind";
    }
    program->fds[which] = fd;
    return NULL;
}

static const char *parse_file(struct Program *program, struct Cursor value)
{
    if (program->filec == MAX_FILES)
        return "files: more than 64";
    unsigned flags = (unsigned)number(&value, 1);
    struct FileSpec file = {.from_host = flags & 1, .executable = flags & 2, .path = named(&value)};
    file.data = rest(&value);
    if (value.bad)
        return "files: cut short";
    if (!is_inner_path(file.path, false))
        return "files: the path must be relative and stay inside";
    if (file.from_host && !is_host_path(file.data))
        return "files: not an absolute path";
    program->files[program->filec++] = file;
    return NULL;
}

static const char *parse_out(struct Program *program, struct Cursor value)
{
    if (program->outc == MAX_OUTS)
        return "copyOut: more than 16";
    struct OutSpec out = {.kind = (uint8_t)number(&value, 1), .max = number(&value, 8)};
    out.path = named(&value);
    out.to = named(&value);
    out.suffix = named(&value);
    if (value.bad || value.left)
        return "copyOut: cut short";
    if (out.kind >= OUT_KINDS)
        return "copyOut: unknown kind";
    if (!is_inner_path(out.path, out.kind == OUT_TREE))
        return "copyOut: the path must be relative and stay inside";
    if (out.kind != OUT_BYTES && !is_host_path(out.to))
        return "copyOut: not an absolute path";
    if (out.kind == OUT_BYTES && out.max > MAX_FRAME)
        return "copyOut: maxBytes into memory is above 256 MiB";
    if (has_nul(out.suffix))
        return "copyOut: the suffix holds a zero byte";
    program->outs[program->outc++] = out;
    return NULL;
}

static const char *check_limits(const uint64_t *limits)
{
    if (!limits[LIMIT_CPU_NS] || limits[LIMIT_CPU_NS] > 3600 * NANOS)
        return "limits.cpuMs: must be above 0 and at most one hour";
    if (!limits[LIMIT_WALL_NS] || limits[LIMIT_WALL_NS] > 4 * 3600 * NANOS)
        return "limits.wallMs: must be above 0 and at most four hours";
    if (limits[LIMIT_MEMORY] < 1 << 20 || limits[LIMIT_MEMORY] > (uint64_t)1 << 40)
        return "limits.memoryBytes: must be between 1 MiB and 1 TiB";
    if (!limits[LIMIT_PROCESSES] || limits[LIMIT_PROCESSES] > 10000)
        return "limits.processes: must be between 1 and 10000";
    if (limits[LIMIT_WORK] < 4096 || limits[LIMIT_WORK] > (uint64_t)1 << 36)
        return "limits.workBytes: must be between 4 KiB and 64 GiB";
    if (limits[LIMIT_OPEN_FILES] < 4 || limits[LIMIT_OPEN_FILES] > 1 << 20)
        return "limits.openFiles: must be between 4 and 1048576";
    return NULL;
}

static const char *parse_program(struct Program *program, struct Cursor value)
{
    program->limits[LIMIT_STOP_OTHERS_NS] = UINT64_MAX;
    while (value.left) {
        uint8_t tag = (uint8_t)number(&value, 1);
        struct Bytes bytes = take(&value, number(&value, 4));
        if (value.bad)
            return "process: cut short";
        struct Cursor inner = {bytes.at, bytes.size, false};
        const char *wrong = NULL;
        switch (tag) {
        case 'a':
            if (program->argc == MAX_ARGS || has_nul(bytes))
                return "argv: more than 256 arguments, or a zero byte in one";
            program->argv[program->argc++] = bytes;
            break;
        case 'e':
            if (program->envc == MAX_ENV || has_nul(bytes))
                return "env: more than 64 variables, or a zero byte in one";
            program->env[program->envc++] = bytes;
            break;
        case 'f':
            wrong = parse_fd(program, inner);
            break;
        case 'w':
            wrong = parse_file(program, inner);
            break;
        case 'o':
            wrong = parse_out(program, inner);
            break;
        case 'd':
            if (!is_host_path(bytes))
                return "appDir: not an absolute path";
            program->app_dir = bytes;
            break;
        case 'l': {
            uint64_t which = number(&inner, 1), amount = number(&inner, 8);
            if (inner.bad || which >= LIMITS)
                return "limits: unknown limit";
            program->limits[which] = amount;
            break;
        }
        default:
            return "process: unknown tag";
        }
        if (wrong)
            return wrong;
    }
    if (!program->argc || !program->argv[0].size || program->argv[0].at[0] != '/')
        return "argv: must begin with an absolute path";
    for (unsigned i = 0; i < MAX_FDS; i++)
        if (program->fds[i].used && program->fds[i].kind == FD_SAME && !program->fds[program->fds[i].number].used)
            return "fds: sameAs names a descriptor that is not given";
    return check_limits(program->limits);
}

static const char *check_pipes(const struct Request *request)
{
    unsigned readers[MAX_FDS] = {0}, writers[MAX_FDS] = {0};
    for (unsigned p = 0; p < request->count; p++)
        for (unsigned i = 0; i < MAX_FDS; i++) {
            const struct FdSpec *fd = &request->programs[p].fds[i];
            if (fd->used && fd->kind == FD_PIPE_READ)
                readers[fd->number]++;
            if (fd->used && fd->kind == FD_PIPE_WRITE)
                writers[fd->number]++;
        }
    for (unsigned i = 0; i < MAX_FDS; i++)
        if (!readers[i] != !writers[i])
            return "fds: a pipe has only one end";
    return NULL;
}

static const char *check_memory(const struct Request *request)
{
    uint64_t sum = 0;
    for (unsigned p = 0; p < request->count; p++) {
        const struct Program *program = &request->programs[p];
        for (unsigned i = 0; i < MAX_FDS; i++)
            sum += program->fds[i].used && program->fds[i].kind == FD_CAPTURE ? program->fds[i].max : 0;
        for (unsigned i = 0; i < program->outc; i++)
            sum += program->outs[i].kind == OUT_BYTES ? program->outs[i].max : 0;
    }
    return sum > MAX_REPLY ? "request: captures and copies into memory together are above 1 GiB" : NULL;
}

const char *request_parse(struct Request *request, const unsigned char *at, size_t size)
{
    struct Cursor all = {at, size, false};
    request->programs = grab(MAX_TOGETHER * sizeof *request->programs);
    while (all.left) {
        uint8_t tag = (uint8_t)number(&all, 1);
        struct Bytes bytes = take(&all, number(&all, 4));
        if (!all.bad && tag == 'q' && bytes.size == 4) {
            request->lane = (uint32_t)number(&(struct Cursor){bytes.at, bytes.size, false}, 4);
            continue;
        }
        if (all.bad || tag != 'p')
            return "request: not a list of processes";
        if (request->count == MAX_TOGETHER)
            return "request: more than 4 processes";
        const char *wrong = parse_program(&request->programs[request->count++], (struct Cursor){bytes.at, bytes.size, false});
        if (wrong)
            return wrong;
    }
    if (!request->count)
        return "request: no process";
    const char *wrong = check_pipes(request);
    return wrong ? wrong : check_memory(request);
}

void request_free(struct Request *request)
{
    free(request->programs);
    *request = (struct Request){0};
}
