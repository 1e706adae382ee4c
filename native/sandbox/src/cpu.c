/*
 * cpu.c: who runs where.
 *
 * Waking somebody costs 5 us on our own CPU and 50 us on one that sleeps. While a run is alone and young the daemon therefore stays on its
 * box's CPU; a run that lasts, or has company, must not share its CPU with us.
 */
#include "box.h"

static cpu_set_t usable; /* what we were given */
static int near = -1;    /* where the daemon stays, -1: anywhere */

static void set_affinity(pid_t process, int cpu)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((size_t)cpu, &set);
    sched_setaffinity(process, sizeof set, &set); /* a nicety: failing is harmless */
}

int cpus_find(int cpus[CPU_SETSIZE])
{
    int count = 0;
    sched_getaffinity(0, sizeof usable, &usable);
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET((size_t)cpu, &usable))
            cpus[count++] = cpu;
    return count;
}

void slot_affinity(struct Slot *slot, int cpu)
{
    if (cpu < 0)
        cpu = slot->cpu;
    if (cpu < 0 || cpu == slot->cpu_now)
        return;
    set_affinity(slot->pid, cpu);
    slot->cpu_now = cpu;
}

void daemon_near(int cpu)
{
    if (cpu == near)
        return;
    near = cpu;
    if (cpu < 0)
        sched_setaffinity(0, sizeof usable, &usable);
    else
        set_affinity(0, cpu);
}
