/*
 * job.c: requests from arrival to answer: the queue, the clocks, the end of each program.
 *
 * Times are the daemon's business alone. CPU time is looked at when the limit could be reached at the earliest and at least every
 * 100 ms; the clock limit is exact to the wake-up.
 */
#include "box.h"

#include <signal.h>
#include <stdarg.h>

#define LOOK_MOST (100 * MILLI)
#define LOOK_LEAST (1 * MILLI)
#define SAMPLE_EVERY (5 * MILLI)
#define KILL_MOST (2 * NANOS)
#define MEMORY_LEAST (256 << 10) /* the kernel counts in lumps of about this size: nothing smaller is reported */
#define ALIVE_CPU (1 * MILLI) /* less progress than this between two looks counts as idle */

static struct Job *jobs; /* in order of arrival */

static void queue(struct Job *job)
{
    struct Job **link = &jobs;
    while (*link)
        link = &(*link)->next;
    *link = job;
}

void job_fail(struct Job *job, bool lost, const char *format, ...)
{
    if (*job->failure)
        return; /* the first reason counts */
    va_list list;
    va_start(list, format);
    vsnprintf(job->failure, sizeof job->failure, format, list);
    va_end(list);
    job->lost = lost;
}

void job_accept(uint32_t id, unsigned char *frame, const unsigned char *body, size_t size)
{
    struct Job *job = grab(sizeof *job);
    job->id = id;
    job->frame = frame;
    const char *wrong = request_parse(&job->request, body, size);
    if (wrong) {
        job_fail(job, false, "%s", wrong);
        job->request.count = 0;
    } else if (job->request.count > settings.slots) {
        job_fail(job, false, "request: %u programs at once, but there are %u slots", job->request.count, settings.slots);
    }
    job->runs = grab(job->request.count * sizeof *job->runs);
    for (unsigned i = 0; i < job->request.count; i++) {
        struct Run *run = &job->runs[i];
        run->job = job;
        run->program = &job->request.programs[i];
        run->taken_file = -1;
        memset(run->inputs, -1, sizeof run->inputs);
        memset(run->file_inputs, -1, sizeof run->file_inputs);
        memset(run->held, -1, sizeof run->held);
        for (int fd = 0; fd < MAX_FDS; fd++)
            run->captures[fd].source.fd = run->captures[fd].read_end = run->captures[fd].file = -1;
        uint64_t idle = run->program->limits[LIMIT_IDLE_NS];
        if (idle && (!job->idle_ns || idle < job->idle_ns))
            job->idle_ns = idle;
    }
    queue(job);
}

/* ---- the end of a program ---- */

void run_kill(struct Run *run, enum Outcome why)
{
    if (!run->running || run->killed != OK)
        return;
    run->killed = why;
    run->killed_ns = now_ns();
    slot_tell(run->slot, WORD_KILL);
}

static void kill_all(struct Job *job, enum Outcome why)
{
    for (unsigned i = 0; i < job->request.count; i++)
        run_kill(&job->runs[i], why);
}

static void close_inputs(struct Run *run)
{
    for (int i = 0; i < MAX_FDS; i++)
        if (run->inputs[i] >= 0)
            close(run->inputs[i]), run->inputs[i] = -1;
    for (int i = 0; i < MAX_FILES; i++)
        if (run->file_inputs[i] >= 0)
            close(run->file_inputs[i]), run->file_inputs[i] = -1;
}

/* True if there was something to let go of. */
static bool let_go(struct Run *run)
{
    bool held = false;
    for (int i = 0; i < MAX_FDS; i++)
        if (run->held[i] >= 0) {
            close(run->held[i]);
            run->held[i] = -1;
            held = true;
        }
    return held;
}

static void end(struct Run *run)
{
    struct Job *job = run->job;
    run->running = false;
    run->over = true;
    loop_soon();
    job->ended++;
    let_go(run);
    uint64_t stop = run->program->limits[LIMIT_STOP_OTHERS_NS];
    if (stop != UINT64_MAX && (!job->stop_ns || now_ns() + stop < job->stop_ns))
        job->stop_ns = now_ns() + stop;
    for (int i = 0; i < MAX_FDS; i++)
        if (run->captures[i].used)
            capture_finish(&run->captures[i]);
    for (int i = 0; i < MAX_FDS; i++)
        if (run->captures[i].truncated && !run->captures[i].cut)
            run->killed = OUTPUT;
    if (*job->failure)
        kill_all(job, STOPPED);
}

void run_never(struct Run *run)
{
    end(run);
}

static void measure(struct Run *run, const struct Report *report)
{
    struct Usage usage;
    group_end(&run->slot->group, &usage);
    run->oom = usage.oom_kills > 0;
    run->memory = cgroups.peak ? usage.memory : report && report->max_rss > run->sampled_peak ? report->max_rss : run->sampled_peak;
    if (run->memory < MEMORY_LEAST)
        run->memory = MEMORY_LEAST;
    run->cpu_ns = usage.cpu_ns;
    uint64_t own = report ? report->own_cpu_ns : 0;
    if (cgroups.mode == CGROUP_V1 && cgroups.cpu) /* init lives in the same group */
        run->cpu_ns = usage.cpu_ns > own ? usage.cpu_ns - own : 0;
    if (!cgroups.cpu)
        run->cpu_ns = report && report->cpu_ns > run->sampled_cpu ? report->cpu_ns : run->sampled_cpu;
    if (!cgroups.memory && run->memory > run->program->limits[LIMIT_MEMORY])
        run->oom = true;
}

void run_taken(struct Run *run, const int *fds, unsigned count)
{
    if (!run->taken)
        run->taken = grab(MAX_TAKEN * sizeof *run->taken);
    for (unsigned i = 0; i < count; i++) {
        if (run->taken_count == MAX_TAKEN)
            close(fds[i]);
        else
            run->taken[run->taken_count++].fd = fds[i];
    }
}

void run_done(struct Run *run)
{
    struct Slot *slot = run->slot;
    const struct Report *report = &slot->board->report;
    if (report->stage == STAGE_EXEC)
        run->start_error = report->error;
    else if (report->stage != STAGE_NONE)
        job_fail(run->job, report->stage == STAGE_SETUP, "%s %s: %s", report->stage == STAGE_FILES ? "files:" : "start:", report->step,
                 strerror(report->error));
    snprintf(run->start_step, sizeof run->start_step, "%s", report->step);
    run->status = report->status;
    run->wall_ns = report->wall_ns;
    run->end_ns = report->end_ns;
    for (unsigned i = 0; i < run->program->outc; i++)
        run->kept[i].status = report->taken[i];
    for (unsigned i = 0; i < run->taken_count && i < report->count; i++) {
        run->taken[i].out = report->files[i].out;
        run->taken[i].size = report->files[i].size;
        run->taken[i].name = strdup(report->files[i].name);
        if (!run->taken[i].name)
            die("out of memory");
    }
    measure(run, report);
    slot_done(slot);
    end(run);
}

void run_lost(struct Run *run)
{
    measure(run, NULL);
    run->status = SIGKILL;
    run->end_ns = now_ns();
    run->wall_ns = run->end_ns - run->start_ns;
    if (run->killed == OK && !run->oom)
        job_fail(run->job, true, "the box died under the program");
    end(run);
}

void run_sampled(struct Run *run, uint64_t cpu_ns, uint64_t memory)
{
    run->sampling = false;
    run->sampled_cpu = cpu_ns;
    if (memory > run->sampled_peak)
        run->sampled_peak = memory;
    if (memory > run->program->limits[LIMIT_MEMORY])
        run_kill(run, MEMORY);
    if (!cgroups.cpu && cpu_ns > run->program->limits[LIMIT_CPU_NS] + LOOK_LEAST)
        run_kill(run, CPU_TIME);
}

/* ---- clocks ---- */

static uint64_t look_at(struct Run *run, uint64_t now)
{
    const uint64_t *limits = run->program->limits;
    if (run->slot->state == SLOT_DEAD)
        return UINT64_MAX; /* slots_reap() will end the run */
    if (run->killed != OK) {
        if (now - run->killed_ns > KILL_MOST)
            slot_kill(run->slot); /* something in there cannot be killed: give up the whole box */
        return now + KILL_MOST;
    }
    uint64_t wall_end = run->start_ns + limits[LIMIT_WALL_NS];
    if (now >= wall_end) {
        run_kill(run, WALL);
        return now + KILL_MOST;
    }
    if (now < run->check_ns)
        return run->check_ns < wall_end ? run->check_ns : wall_end;
    uint64_t next = LOOK_MOST;
    daemon_roam();
    for (int i = 0; i < MAX_FDS; i++)
        capture_watch(&run->captures[i]);
    if (!cgroups.memory || !cgroups.cpu) {
        if (!run->sampling)
            run->sampling = slot_tell(run->slot, WORD_SAMPLE);
        next = SAMPLE_EVERY;
    }
    if (cgroups.cpu)
        run->sampled_cpu = group_cpu(&run->slot->group);
    if (run->sampled_cpu > limits[LIMIT_CPU_NS] + LOOK_LEAST)
        run_kill(run, CPU_TIME);
    else if (group_oom(&run->slot->group))
        run_kill(run, MEMORY); /* the kernel killed something in there: a child perhaps, the verdict stands */
    uint64_t left = limits[LIMIT_CPU_NS] + LOOK_LEAST > run->sampled_cpu ? limits[LIMIT_CPU_NS] + LOOK_LEAST - run->sampled_cpu : 0;
    if (!settings.pin)
        left /= limits[LIMIT_PROCESSES] < 8 ? limits[LIMIT_PROCESSES] : 8;
    if (left < next)
        next = left < LOOK_LEAST ? LOOK_LEAST : left;
    if (run->job->idle_ns && run->job->idle_ns / 4 < next)
        next = run->job->idle_ns / 4 < LOOK_LEAST ? LOOK_LEAST : run->job->idle_ns / 4;
    run->check_ns = now + next;
    return run->check_ns < wall_end ? run->check_ns : wall_end;
}

static void look_idle(struct Job *job, uint64_t now)
{
    uint64_t cpu = 0;
    for (unsigned i = 0; i < job->request.count; i++)
        cpu += job->runs[i].over ? job->runs[i].cpu_ns : job->runs[i].sampled_cpu;
    if (!job->idle_since || cpu >= job->idle_cpu + ALIVE_CPU) {
        job->idle_since = now;
        job->idle_cpu = cpu;
    } else if (now - job->idle_since >= job->idle_ns) {
        bool held = false; /* by one that closed its pipe itself, perhaps, and still listens: then that is news for its partner */
        for (unsigned i = 0; i < job->request.count; i++)
            held |= let_go(&job->runs[i]);
        if (held)
            job->idle_since = now - job->idle_ns * 3 / 4; /* a quarter is enough to react to it */
        else
            kill_all(job, IDLE);
    }
}

uint64_t jobs_timers(uint64_t now)
{
    uint64_t next = UINT64_MAX;
    for (struct Job *job = jobs; job; job = job->next) {
        if (!job->started || job->finished)
            continue;
        for (unsigned i = 0; i < job->request.count; i++) {
            if (!job->runs[i].running)
                continue;
            uint64_t look = look_at(&job->runs[i], now);
            if (look < next)
                next = look;
        }
        if (job->idle_ns && job->ended < job->request.count)
            look_idle(job, now);
        if (job->stop_ns && job->ended < job->request.count) {
            if (now >= job->stop_ns)
                kill_all(job, STOPPED);
            else if (job->stop_ns < next)
                next = job->stop_ns;
        }
    }
    return next;
}

/* ---- progress ---- */

static void finish(struct Job *job)
{
    if (*job->failure)
        reply_failure(job->id, job->lost, job->failure);
    else
        reply_results(job);
    job->finished = true;
}

/* True while the job still has something to copy. */
static bool collect_step(struct Job *job)
{
    for (unsigned i = 0; i < job->request.count; i++)
        if (*job->failure)
            keep_nothing(&job->runs[i]);
        else if (keep_step(&job->runs[i]))
            return true;
    finish(job);
    return false;
}

bool jobs_advance(void)
{
    bool more = input_pump(), blocked = false;
    unsigned waiting = 0;
    for (struct Job *job = jobs; job; job = job->next) {
        if (job->finished)
            continue;
        if (job->started) {
            if (job->ended == job->request.count)
                more |= collect_step(job);
            continue;
        }
        if (waiting++ > settings.slots)
            break; /* later ones do not open their inputs yet */
        if (!job->prepared && !*job->failure) {
            enum InputState state = order_prepare(job);
            job->prepared = state == INPUT_READY;
            more |= state == INPUT_LOADING;
            if (state == INPUT_LOADING)
                continue; /* others may pass */
        }
        if (*job->failure) {
            finish(job);
            continue;
        }
        if (blocked || slots_free() < job->request.count) {
            blocked = true; /* strictly in order of arrival, or a request for two slots would never get them */
            continue;
        }
        job->started = true;
        order_start(job);
        more |= job->ended == job->request.count;
    }
    return more;
}

void jobs_bury(void)
{
    for (struct Job **link = &jobs; *link;) {
        struct Job *job = *link;
        if (!job->finished) {
            link = &job->next;
            continue;
        }
        *link = job->next;
        for (unsigned p = 0; p < job->request.count; p++) {
            struct Run *run = &job->runs[p];
            close_inputs(run);
            for (int i = 0; i < MAX_FDS; i++)
                capture_close(&run->captures[i]);
            for (unsigned i = 0; i < MAX_OUTS; i++)
                buffer_free(&run->kept[i].bytes);
            for (unsigned i = 0; i < run->taken_count; i++)
                free(run->taken[i].name);
            free(run->taken);
        }
        free(job->runs);
        free(job->frame);
        request_free(&job->request);
        free(job);
        daemon_roam();
        input_restock();
        capture_restock();
    }
}
