/* reply.c: results as one line of JSON, the captured and copied bytes behind it in the order in which the JSON names them (`raw`: how many). */
#include "box.h"

#include <signal.h>
#include <sys/wait.h>

const char *const outcome_names[OUTCOMES] = {"ok", "start", "output", "memory", "time", "wall", "idle", "stopped", "signal", "exit"};
static const char *const taken_names[] = {"ok", "missing", "refused", "tooLarge"};

/* Nanoseconds as milliseconds with three decimals. */
#define WHOLE_AND_MICROS(ns) (unsigned long long)((ns) / MILLI), (unsigned)((ns) % MILLI / 1000)

/* First match wins; see sandbox.ts. */
static enum Outcome verdict(const struct Run *run)
{
    const uint64_t *limits = run->program->limits;
    if (run->start_error)
        return START;
    if (run->killed == OUTPUT)
        return OUTPUT;
    if (run->oom || run->killed == MEMORY)
        return MEMORY;
    if (run->killed == CPU_TIME || run->cpu_ns > limits[LIMIT_CPU_NS])
        return CPU_TIME;
    if (run->killed == WALL || run->wall_ns > limits[LIMIT_WALL_NS])
        return WALL;
    if (run->killed == IDLE)
        return IDLE;
    bool killed = WIFSIGNALED(run->status) && WTERMSIG(run->status) == SIGKILL;
    if (run->killed == STOPPED && killed)
        return STOPPED;
    if (WIFSIGNALED(run->status))
        return SIGNAL;
    return WEXITSTATUS(run->status) ? EXIT : OK;
}

static void add_captures(const struct Run *run, struct Buffer *json, struct Buffer *raw)
{
    buffer_print(json, ",\"captured\":[");
    bool first = true;
    for (int i = 0; i < MAX_FDS; i++) {
        const struct Capture *capture = &run->captures[i];
        if (!capture->used)
            continue;
        buffer_print(json, "%s{\"fd\":%d,\"size\":%llu,\"truncated\":%s,\"raw\":%zu}", first ? "" : ",", i, (unsigned long long)capture->size,
                     capture->truncated ? "true" : "false", capture->kept.size);
        buffer_add(raw, capture->kept.at, capture->kept.size);
        first = false;
    }
    buffer_print(json, "],\"copied\":[");
    for (unsigned i = 0; i < run->program->outc; i++) {
        const struct Kept *kept = &run->kept[i];
        buffer_print(json, "%s{\"status\":\"%s\",\"size\":%llu,\"count\":%u,\"raw\":%zu}", i ? "," : "", taken_names[kept->status],
                     (unsigned long long)kept->size, kept->count, kept->bytes.size);
        buffer_add(raw, kept->bytes.at, kept->bytes.size);
    }
    buffer_print(json, "]");
}

/* The kernel closes the pipes of a dying program before anybody can see that it died, and what notices the pipes may well be seen to end
 * first. But nothing that ends before it could see the end of another has ended because of it. */
static uint64_t shown_end(const struct Run *run)
{
    return run->seen_ns > run->end_ns ? run->seen_ns : run->end_ns;
}

static unsigned end_order(const struct Run *run)
{
    unsigned before = 0;
    for (unsigned i = 0; i < run->job->request.count; i++)
        before += shown_end(&run->job->runs[i]) < shown_end(run);
    return before;
}

static void add_run(const struct Run *run, struct Buffer *json, struct Buffer *raw)
{
    bool exited = !run->start_error && WIFEXITED(run->status);
    buffer_print(json, "{\"outcome\":\"%s\",\"exitCode\":%d,\"signal\":%d,\"cpuMs\":%llu.%03u,\"wallMs\":%llu.%03u,\"memoryBytes\":%llu,\"endOrder\":%u",
                 outcome_names[verdict(run)], exited ? WEXITSTATUS(run->status) : -1,
                 !run->start_error && WIFSIGNALED(run->status) ? WTERMSIG(run->status) : 0, WHOLE_AND_MICROS(run->cpu_ns),
                 WHOLE_AND_MICROS(run->wall_ns), (unsigned long long)run->memory, end_order(run));
    if (run->start_error) {
        char text[512];
        int size = snprintf(text, sizeof text, "%s %.*s: %s", run->start_step, (int)(run->program->argv[0].size < 300 ? run->program->argv[0].size : 300),
                            (const char *)run->program->argv[0].at, strerror(run->start_error));
        buffer_print(json, ",\"startError\":");
        buffer_json(json, text, (size_t)size);
        buffer_print(json, ",\"startErrno\":%d", run->start_error);
    }
    add_captures(run, json, raw);
    buffer_print(json, "}");
}

void reply_results(struct Job *job, bool may_wait)
{
    struct Buffer json = {0}, raw = {0};
    bool well = true;
    buffer_print(&json, "{\"results\":[");
    for (unsigned i = 0; i < job->request.count; i++) {
        if (i)
            buffer_print(&json, ",");
        add_run(&job->runs[i], &json, &raw);
        well &= verdict(&job->runs[i]) == OK;
    }
    buffer_print(&json, "]}");
    wire_send(job->id, &json, &raw, may_wait && well);
    buffer_free(&json);
    buffer_free(&raw);
}

void reply_failure(uint32_t id, bool lost, const char *message)
{
    struct Buffer json = {0};
    buffer_print(&json, "{\"failure\":\"%s\",\"message\":", lost ? "lost" : "refused");
    buffer_json(&json, message, strlen(message));
    buffer_print(&json, "}");
    wire_send(id, &json, NULL, false);
    buffer_free(&json);
}
