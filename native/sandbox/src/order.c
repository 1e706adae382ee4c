/*
 * order.c: from a request to orders for the boxes.
 *
 * First every input is opened (which may need loading, see input.c), then, when enough boxes are free, all programs of the request start
 * together: pipes and captures are made, the order is written on the slot's board, and one message carries the descriptors.
 */
#include "box.h"

#include <linux/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#define LOOK_FIRST (2 * MILLI) /* nothing to see before, and most short programs have ended by then */

struct Parcel { /* descriptors to send; those we opened for it are closed afterwards */
    int fds[MESSAGE_FDS];
    bool ours[MESSAGE_FDS];
    unsigned count;
};

static int add(struct Parcel *parcel, int fd, bool ours)
{
    parcel->fds[parcel->count] = fd;
    parcel->ours[parcel->count] = ours;
    return (int)parcel->count++;
}

static enum InputState open_input(struct Job *job, struct Bytes data, bool from_host, int *fd)
{
    if (*fd >= 0)
        return INPUT_READY;
    if (from_host) {
        enum InputState state = input_file(data, fd);
        if (state == INPUT_FAILED)
            job_fail(job, errno != EXDEV && errno != ENOENT && errno != EINVAL && errno != EFBIG, "input %.*s: %s", (int)data.size,
                     (const char *)data.at, errno == EXDEV ? "outside of the allowed directories" : strerror(errno));
        return state;
    }
    *fd = input_bytes(data);
    if (*fd >= 0)
        return INPUT_READY;
    job_fail(job, true, "input: %s", strerror(errno));
    return INPUT_FAILED;
}

enum InputState order_prepare(struct Job *job)
{
    bool loading = false;
    for (unsigned p = 0; p < job->request.count; p++) {
        struct Run *run = &job->runs[p];
        const struct Program *program = run->program;
        for (unsigned i = 0; i < MAX_FDS + program->filec; i++) {
            bool is_fd = i < MAX_FDS;
            const struct FdSpec *fd = &program->fds[is_fd ? i : 0];
            if (is_fd && (!fd->used || (fd->kind != FD_BYTES && fd->kind != FD_FILE)))
                continue;
            const struct FileSpec *file = &program->files[is_fd ? 0 : i - MAX_FDS];
            enum InputState state = is_fd ? open_input(job, fd->data, fd->kind == FD_FILE, &run->inputs[i])
                                          : open_input(job, file->data, file->from_host, &run->file_inputs[i - MAX_FDS]);
            if (state == INPUT_FAILED)
                return state;
            loading |= state == INPUT_LOADING;
        }
    }
    return loading ? INPUT_LOADING : INPUT_READY;
}

/* /app: a detached read-only copy of the mount, unless the slot shows this very directory already. */
static bool order_app(struct Run *run, struct Parcel *parcel)
{
    struct Slot *slot = run->slot;
    struct Order *order = &slot->board->order;
    struct Bytes path = run->program->app_dir;
    struct stat wanted;
    order->app = slot->app_dir >= 0 ? -1 : -2;
    int directory = -1;
    if (path.size) {
        directory = root_open(path, O_PATH | O_DIRECTORY, 0, false);
        if (directory < 0 || fstat(directory, &wanted)) {
            job_fail(run->job, false, "appDir %.*s: %s", (int)path.size, (const char *)path.at,
                     errno == EXDEV ? "outside of the allowed directories" : strerror(errno));
            return false;
        }
        if (!settings.single_uid && (wanted.st_mode & 05) != 05) {
            job_fail(run->job, false, "appDir %.*s: programs run under another user id and could not read it (mode %o, wanted 755)", (int)path.size,
                     (const char *)path.at, wanted.st_mode & 0777);
            close(directory);
            return false;
        }
        /* we hold the shown directory open, so its number cannot have been given to another */
        if (slot->app_dir >= 0 && slot->app_device == wanted.st_dev && slot->app_inode == wanted.st_ino) {
            close(directory);
            order->app = -2;
            return true;
        }
        int tree = (int)syscall(SYS_open_tree, directory, "", AT_EMPTY_PATH | OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
        struct mount_attr attributes = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV};
        if (tree < 0 || syscall(SYS_mount_setattr, tree, "", AT_EMPTY_PATH, &attributes, sizeof attributes)) {
            job_fail(run->job, true, "appDir %.*s: %s", (int)path.size, (const char *)path.at, strerror(errno));
            close(directory);
            if (tree >= 0)
                close(tree);
            return false;
        }
        order->app = add(parcel, tree, true);
        slot->app_device = wanted.st_dev;
        slot->app_inode = wanted.st_ino;
    }
    if (slot->app_dir >= 0)
        close(slot->app_dir);
    slot->app_dir = directory;
    return true;
}

static bool order_strings(struct Board *board, char **to, const struct Bytes *from, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!(to[i] = board_text(board, from[i].at, from[i].size)))
            return false;
    to[count] = NULL;
    return true;
}

static bool order_fds(struct Run *run, struct Parcel *parcel, int pipes[][2])
{
    struct Order *order = &run->slot->board->order;
    /* ends of pipes first: init closes them at once */
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < MAX_FDS; i++) {
            const struct FdSpec *fd = &run->program->fds[i];
            bool is_pipe = fd->used && (fd->kind == FD_PIPE_READ || fd->kind == FD_PIPE_WRITE);
            if (is_pipe != (pass == 0))
                continue;
            order->fds[i] = fd->used || i < 3 ? -2 : -1;
            if (is_pipe) {
                int end = pipes[fd->number][fd->kind == FD_PIPE_WRITE];
                order->fds[i] = add(parcel, end, false);
                if (run->program->limits[LIMIT_STOP_OTHERS_NS] != UINT64_MAX)
                    run->held[i] = fcntl(end, F_DUPFD_CLOEXEC, 0);
            } else if (fd->used && run->inputs[i] >= 0)
                order->fds[i] = add(parcel, run->inputs[i], false);
            else if (fd->used && fd->kind == FD_SAME)
                order->fds[i] = -3 - fd->number;
            else if (fd->used && (fd->kind == FD_CAPTURE || fd->kind == FD_CAPTURE_FILE)) {
                if (!capture_open(&run->captures[i], run, i, fd))
                    return false;
                order->fds[i] = add(parcel, run->captures[i].write_end, false);
            }
        }
        if (pass == 0)
            order->pipe_ends = parcel->count;
    }
    return true;
}

static bool order_files(struct Run *run, struct Parcel *parcel)
{
    struct Board *board = run->slot->board;
    struct Order *order = &board->order;
    const struct Program *program = run->program;
    order->filec = program->filec;
    order->outc = program->outc;
    for (unsigned i = 0; i < program->filec; i++) {
        order->files[i].path = board_text(board, program->files[i].path.at, program->files[i].path.size);
        order->files[i].executable = program->files[i].executable;
        order->files[i].fd = add(parcel, run->file_inputs[i], false);
        if (!order->files[i].path)
            return false;
    }
    for (unsigned i = 0; i < program->outc; i++) {
        order->outs[i].path = board_text(board, program->outs[i].path.at, program->outs[i].path.size);
        order->outs[i].suffix = board_text(board, program->outs[i].suffix.at, program->outs[i].suffix.size);
        order->outs[i].kind = program->outs[i].kind;
        order->outs[i].max = program->outs[i].max;
        if (!order->outs[i].path || !order->outs[i].suffix)
            return false;
    }
    return true;
}

static bool write_order(struct Run *run, struct Parcel *parcel, int pipes[][2])
{
    struct Slot *slot = run->slot;
    struct Board *board = slot->board;
    struct Order *order = &board->order;
    board->used = 0;
    order->sequence = ++slot->sequence;
    memcpy(order->limits, run->program->limits, sizeof order->limits);
    order->cgroup = -1;
    if (!order_strings(board, order->argv, run->program->argv, run->program->argc) ||
        !order_strings(board, order->env, run->program->env, run->program->envc) || !order_files(run, parcel)) {
        job_fail(run->job, false, "arguments, environment and file names together are above %d bytes", TEXT_BYTES);
        return false;
    }
    if (!order_fds(run, parcel, pipes)) {
        if (!*run->job->failure)
            job_fail(run->job, true, "pipes: %s", strerror(errno));
        return false;
    }
    return order_app(run, parcel);
}

/* Memory that the files laid into /w take: whole pages of tmpfs. */
static uint64_t given_bytes(const struct Run *run)
{
    uint64_t sum = 0;
    struct stat file;
    for (unsigned i = 0; i < run->program->filec; i++)
        if (!fstat(run->file_inputs[i], &file))
            sum += ((uint64_t)file.st_size + 4095) / 4096 * 4096;
    return sum;
}

static void start_run(struct Run *run, int pipes[][2])
{
    struct Slot *slot = run->slot;
    struct Parcel parcel = {.count = 0};
    bool well = write_order(run, &parcel, pipes);
    if (well && !group_begin(&slot->group, run->program->limits, given_bytes(run))) {
        job_fail(run->job, true, "cgroup: %s", strerror(errno));
        well = false;
        slot_kill(slot);
    }
    if (well && slot->group.run_dir >= 0)
        slot->board->order.cgroup = add(&parcel, slot->group.run_dir, false);
    if (well) {
        run->start_ns = now_ns();
        run->check_ns = run->start_ns + LOOK_FIRST;
        run->running = true;
        slot->run = run;
        struct Message message = {.word = WORD_RUN, .sequence = slot->sequence};
        if (!message_send(slot->source.fd, &message, parcel.fds, parcel.count))
            slot_kill(slot);
    }
    for (unsigned i = 0; i < parcel.count; i++)
        if (parcel.ours[i])
            close(parcel.fds[i]);
    if (!run->running) {
        slot_give_back(slot);
        run_never(run);
    }
}

void order_start(struct Job *job)
{
    int pipes[MAX_FDS][2];
    memset(pipes, -1, sizeof pipes);
    for (unsigned p = 0; p < job->request.count; p++) {
        struct Run *run = &job->runs[p];
        for (int i = 0; i < MAX_FDS; i++) {
            const struct FdSpec *fd = &run->program->fds[i];
            if (fd->used && fd->kind == FD_PIPE_READ && pipes[fd->number][0] < 0 && pipe2(pipes[fd->number], O_CLOEXEC))
                job_fail(job, true, "pipe: %s", strerror(errno));
        }
        run->slot = slot_take();
    }
    int cpu = job->request.count > 1 ? job->runs[0].slot->cpu : -1;
    for (unsigned p = 0; p < job->request.count; p++) {
        struct Run *run = &job->runs[p];
        if (*job->failure) { /* a partner could not start */
            slot_give_back(run->slot);
            run_never(run);
            continue;
        }
        slot_affinity(run->slot, cpu); /* programs that take turns are 15 times faster on one CPU */
        start_run(run, pipes);
    }
    for (int i = 0; i < MAX_FDS; i++)
        for (int end = 0; end < 2; end++)
            if (pipes[i][end] >= 0)
                close(pipes[i][end]);
}
