/*
 * run.c: one program from its start to its end: its clocks, its counters, what is known of it afterwards.
 *
 * Times are the daemon's business alone. CPU time is looked at when the limit could be reached at the earliest and at least every
 * 100 ms; the clock limit is exact to the wake-up.
 */
#include "box.h"

#include <signal.h>

#define LOOK_MOST (100 * MILLI)
#define LOOK_LEAST (1 * MILLI)
#define SAMPLE_EVERY (5 * MILLI)
#define KILL_MOST (2 * NANOS)
#define DYING_TAKES (20 * MILLI) /* at most, from the closing of its pipes until it is seen dead, on a busy machine */
#define MEMORY_LEAST (256 << 10) /* the kernel counts in lumps of about this size: nothing smaller is reported */

/* ---- clocks ---- */

void run_kill(struct Run *run, enum Outcome why)
{
    if (!run->running || run->killed != OK)
        return;
    run->killed = why;
    run->killed_ns = now_ns();
    slot_tell(run->slot, WORD_KILL);
}

uint64_t run_look(struct Run *run, uint64_t now)
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
    daemon_near(-1);
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

/* ---- the end ---- */

bool run_holds(const struct Run *run)
{
    for (int i = 0; i < MAX_FDS; i++)
        if (run->held[i] >= 0)
            return true;
    return false;
}

bool run_let_go(struct Run *run)
{
    bool held = run_holds(run);
    if (held && run->over)
        run->seen_ns = now_ns(); /* before anybody can react to it */
    for (int i = 0; i < MAX_FDS; i++)
        if (run->held[i] >= 0)
            close(run->held[i]), run->held[i] = -1;
    return held;
}

static void end(struct Run *run)
{
    struct Job *job = run->job;
    run->running = false;
    run->over = true;
    loop_soon();
    job->ended++;
    if (run_holds(run))
        job->let_go_ns = now_ns() + DYING_TAKES;
    if (job->ended == job->request.count)
        job_let_go(job);
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
        job_kill(job, STOPPED);
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
