/* job.c: requests from arrival to answer: the queue, and what the programs of one request have in common. */
#include "box.h"

#include <stdarg.h>

#define ALIVE_CPU (1 * MILLI) /* less progress than this between two looks counts as idle */

enum { LANE_BUSY = 3 }; /* while so many of its lane are still to run, an answer is waited for by nobody */

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

void job_kill(struct Job *job, enum Outcome why)
{
    for (unsigned i = 0; i < job->request.count; i++)
        run_kill(&job->runs[i], why);
}

void job_let_go(struct Job *job)
{
    job->let_go_ns = 0;
    for (unsigned i = 0; i < job->request.count; i++)
        if (job->runs[i].over)
            run_let_go(&job->runs[i]);
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

void job_cancel(uint32_t id)
{
    for (struct Job *job = jobs; job; job = job->next)
        if (job->id == id && !job->finished) {
            job_fail(job, true, "cancelled"); /* before its runs end: nothing of them is copied then */
            if (job->started)
                job_kill(job, STOPPED);
        }
    loop_soon();
}

/* ---- clocks ---- */

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
            held |= run_let_go(&job->runs[i]);
        if (held)
            job->idle_since = now - job->idle_ns * 3 / 4; /* a quarter is enough to react to it */
        else
            job_kill(job, IDLE);
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
            uint64_t look = run_look(&job->runs[i], now);
            if (look < next)
                next = look;
        }
        if (job->let_go_ns && now >= job->let_go_ns)
            job_let_go(job);
        if (job->let_go_ns && job->let_go_ns < next)
            next = job->let_go_ns;
        if (job->idle_ns && job->ended < job->request.count)
            look_idle(job, now);
        if (job->stop_ns && job->ended < job->request.count) {
            if (now >= job->stop_ns)
                job_kill(job, STOPPED);
            else if (job->stop_ns < next)
                next = job->stop_ns;
        }
    }
    return next;
}

/* ---- progress ---- */

/* Those of a lane that are still to be answered take their turn behind whatever has come meanwhile: how far ahead somebody asks gains no
 * place before others. How many they are. */
static unsigned lane_to_back(uint32_t lane)
{
    struct Job *all = NULL, **last = &all, **link = &jobs;
    unsigned count = 0;
    while (*link) {
        struct Job *job = *link;
        if (job->finished || job->request.lane != lane) {
            link = &job->next;
            continue;
        }
        *link = job->next;
        *last = job;
        last = &job->next;
        count++;
    }
    *last = NULL;
    *link = all;
    return count;
}

static void finish(struct Job *job)
{
    job->finished = true;
    bool may_wait = job->request.lane && lane_to_back(job->request.lane) >= LANE_BUSY;
    if (*job->failure)
        reply_failure(job->id, job->lost, job->failure);
    else
        reply_results(job, may_wait);
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

/* Whether an earlier one of its lane has not been answered yet. */
static bool waits_in_lane(const struct Job *job)
{
    for (const struct Job *other = jobs; job->request.lane && other != job; other = other->next)
        if (!other->finished && other->request.lane == job->request.lane)
            return true;
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
        bool later = waits_in_lane(job);
        if (!later && waiting++ > settings.slots)
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
        if (later)
            continue; /* its inputs are open: it starts in the turn in which the one before it is answered */
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

static void close_inputs(struct Run *run)
{
    for (int i = 0; i < MAX_FDS; i++)
        if (run->inputs[i] >= 0)
            close(run->inputs[i]), run->inputs[i] = -1;
    for (int i = 0; i < MAX_FILES; i++)
        if (run->file_inputs[i] >= 0)
            close(run->file_inputs[i]), run->file_inputs[i] = -1;
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
        if (!slots_busy())
            daemon_near(-1);
        input_restock();
        capture_restock();
    }
}
