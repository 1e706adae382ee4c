/*
 * slot.c: the boxes, as the daemon sees them: made, lent to a run, cleaned, replaced.
 *
 * A box is used for many runs. It is replaced when its init died (the kernel then killed everything inside), when something inside could
 * not be killed within two seconds, or when a run's memory was not given back.
 */
#include "box.h"

#include <signal.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>

#define COOLING_MOST (40 * MILLI)
#define COOLING_STEP (2 * MILLI)
#define CLEANING_MOST (10 * NANOS)
#define DYING_MOST (5 * NANOS)

struct Settings settings;
struct Slot slots[MAX_SLOTS];
static bool settled; /* all boxes stood once: from now on a failure to build one is retried */

static void on_message(struct Source *source, uint32_t events);

static void start(struct Slot *slot)
{
    int socket = slot_bear(slot);
    slot->state = SLOT_STARTING;
    slot->wake_ns = 0;
    loop_add(&slot->source, socket, EPOLLIN, on_message);
    message_send(socket, &(struct Message){.word = WORD_GO}, NULL, 0);
}

void slots_start(void)
{
    int cpus[CPU_SETSIZE], cpu_count = cpus_find(cpus);
    if (!settings.slots) /* two at least, or no interactive problem could be judged */
        settings.slots = cpu_count < 2 ? 2 : cpu_count > MAX_SLOTS ? MAX_SLOTS : (unsigned)cpu_count;
    settings.pin = settings.pin && settings.slots <= (unsigned)cpu_count;
    for (unsigned i = 0; i < settings.slots; i++) {
        struct Slot *slot = &slots[i];
        *slot = (struct Slot){.source = {.fd = -1}, .index = (int)i, .cpu = settings.pin ? cpus[i] : -1, .app_dir = -1};
        slot->board = mmap(NULL, sizeof *slot->board, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (slot->board == MAP_FAILED)
            die("out of memory for slot %u", i);
        start(slot);
    }
}

bool slots_settled(void)
{
    if (!settled) {
        for (unsigned i = 0; i < settings.slots; i++)
            if (slots[i].state == SLOT_STARTING)
                return false;
        settled = true;
    }
    return true;
}

struct Slot *slot_take(void)
{
    struct Slot *free_slot = NULL;
    bool alone = true;
    int here = sched_getcpu();
    for (unsigned i = 0; i < settings.slots; i++) {
        alone &= slots[i].state != SLOT_BUSY;
        if (slots[i].state == SLOT_FREE && (!free_slot || slots[i].cpu == here))
            free_slot = &slots[i];
    }
    if (!free_slot)
        die("no slot is free"); /* the caller has counted them */
    free_slot->state = SLOT_BUSY;
    daemon_near(alone ? free_slot->cpu : -1);
    return free_slot;
}

void slot_give_back(struct Slot *slot)
{
    if (slot->state == SLOT_BUSY)
        slot->state = SLOT_FREE;
}

bool slot_tell(struct Slot *slot, enum Word word)
{
    struct Message message = {.word = word, .sequence = slot->sequence};
    return message_send(slot->source.fd, &message, NULL, 0) && !kill(slot->pid, SIGUSR1); /* if init is gone, its socket says so */
}

unsigned slots_free(void)
{
    unsigned count = 0;
    for (unsigned i = 0; i < settings.slots; i++)
        count += slots[i].state == SLOT_FREE;
    return count;
}

bool slots_busy(void)
{
    for (unsigned i = 0; i < settings.slots; i++)
        if (slots[i].state == SLOT_BUSY)
            return true;
    return false;
}

/* init says /w is new. The slot is free once the run's memory has come back (freed page tables and inodes take some milliseconds). */
static void settle(struct Slot *slot)
{
    switch (group_rest(&slot->group)) {
    case REST_HEAVY:
        if (slot->state != SLOT_CLEANING || !slot->since_ns)
            slot->since_ns = now_ns();
        slot->state = SLOT_CLEANING;
        if (now_ns() - slot->since_ns > COOLING_MOST)
            slot_kill(slot);
        else
            slot->wake_ns = now_ns() + COOLING_STEP;
        return;
    case REST_WARM:
        if (!group_renew(&slot->group, slot->pid)) {
            slot_kill(slot);
            return;
        }
        break;
    case REST_CALM:
        break;
    }
    slot->state = SLOT_FREE;
    slot->wake_ns = slot->since_ns = 0;
    loop_soon();
}

void slot_done(struct Slot *slot)
{
    slot->run = NULL;
    slot->since_ns = 0;
    slot->state = SLOT_CLEANING;
    slot->awaiting = !slot->board->report.clean;
    if (slot->awaiting)
        slot->wake_ns = now_ns() + CLEANING_MOST;
    else
        settle(slot);
}

static void on_word(struct Slot *slot, const struct Message *message, const int *fds, unsigned count)
{
    switch (message->word) {
    case WORD_READY:
        slot->awaiting = false;
        if (slot->state == SLOT_STARTING && !group_ready(&slot->group, slot->pid, settings.uid_base + 2 * (uid_t)slot->index))
            die("cgroup of slot %d: %s", slot->index, strerror(errno));
        if (slot->state == SLOT_STARTING || slot->state == SLOT_CLEANING)
            settle(slot);
        break;
    case WORD_FDS:
        if (slot->run)
            run_taken(slot->run, fds, count);
        break;
    case WORD_DONE:
        if (slot->run && message->sequence == slot->sequence)
            run_done(slot->run);
        break;
    case WORD_SAMPLED:
        if (slot->run && message->sequence == slot->sequence)
            run_sampled(slot->run, message->cpu_ns, message->memory);
        break;
    case WORD_DYING:
        if (!settled)
            die("cannot build a box: %s", message->text);
        warn("box %d: %s", slot->index, message->text);
        break;
    }
}

static void on_message(struct Source *source, uint32_t events)
{
    struct Slot *slot = (struct Slot *)source;
    (void)events;
    for (;;) {
        struct Message message;
        int fds[MESSAGE_FDS];
        unsigned count;
        int got = message_receive(source->fd, &message, fds, &count, MSG_DONTWAIT);
        if (got < 0 && errno == EAGAIN)
            return;
        if (got <= 0) {
            slot_kill(slot);
            return;
        }
        on_word(slot, &message, fds, count);
        if (source->fd < 0 || message.word == WORD_DONE) /* rarely is there more, and then we are called again */
            return;
    }
}

void slot_kill(struct Slot *slot)
{
    if (slot->state == SLOT_DEAD)
        return;
    if (!settled)
        die("cannot build a box: its first process died");
    slot->young = slot->state == SLOT_STARTING;
    slot->state = SLOT_DEAD;
    slot->wake_ns = now_ns() + DYING_MOST;
    kill(slot->pid, SIGKILL); /* slots_reap() goes on when all inside is dead */
    int socket = slot->source.fd;
    loop_remove(&slot->source);
    close(socket);
    if (slot->app_dir >= 0)
        close(slot->app_dir);
    slot->app_dir = -1;
}

static void lose_run(struct Slot *slot)
{
    struct Run *run = slot->run;
    slot->run = NULL;
    if (run)
        run_lost(run);
}

void slots_reap(void)
{
    for (unsigned i = 0; i < settings.slots; i++) {
        struct Slot *slot = &slots[i];
        if (slot->pid <= 0 || waitpid(slot->pid, NULL, WNOHANG | __WALL) != slot->pid)
            continue;
        slot_kill(slot);
        slot->pid = 0;
        lose_run(slot);
        group_remove(&slot->group);
        if (slot->young) /* died while being built: not at once again */
            slot->wake_ns = now_ns() + NANOS;
        else
            start(slot);
    }
}

uint64_t slots_timers(uint64_t now)
{
    uint64_t next = UINT64_MAX;
    for (unsigned i = 0; i < settings.slots; i++) {
        struct Slot *slot = &slots[i];
        if (slot->wake_ns && slot->wake_ns <= now) {
            slot->wake_ns = 0;
            if (slot->state == SLOT_CLEANING && slot->awaiting)
                slot_kill(slot);
            else if (slot->state == SLOT_CLEANING)
                settle(slot);
            else if (slot->state == SLOT_DEAD && slot->pid == 0)
                start(slot);
            else if (slot->state == SLOT_DEAD)
                lose_run(slot); /* something in there does not die: answer, and leave the slot out of use */
        }
        if (slot->wake_ns && slot->wake_ns < next)
            next = slot->wake_ns;
    }
    return next;
}

void slots_stop(void)
{
    for (unsigned i = 0; i < settings.slots; i++)
        if (slots[i].pid > 0)
            kill(slots[i].pid, SIGKILL);
    for (unsigned i = 0; i < settings.slots; i++)
        if (slots[i].pid > 0) {
            waitpid(slots[i].pid, NULL, __WALL);
            group_remove(&slots[i].group);
        }
}
