/*
 * filter.c: the system calls a program may not make.
 *
 * Installed once per box by init and inherited by every program; making a filter per run would cost more than the run itself.
 * Known calls are allowed unless listed; calls newer than this file answer ENOSYS, so a kernel upgrade opens nothing. The list
 * is searched as a balanced tree. mount, umount2, move_mount, clone and clone3 are not listed: init needs them, and a program has neither
 * capabilities nor the right to make a namespace (max_*_namespaces is 0 inside).
 */
#include "box.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

enum { LAST_KNOWN = 450 }; /* set_mempolicy_home_node, Linux 5.17 */

enum Action { DENY, ABSENT, NOTHING, ONLY_UNIX, ONLY_OWN_LIMITS, ONLY_PLAIN_PERSONALITY, NO_LEASES };

static struct Rule {
    unsigned call;
    enum Action action;
} rules[] = {
    /* other processes */
    {SYS_ptrace, DENY}, {SYS_process_vm_readv, DENY}, {SYS_process_vm_writev, DENY}, {SYS_kcmp, DENY}, {438 /* pidfd_getfd */, DENY},
    {440 /* process_madvise */, DENY}, {448 /* process_mrelease */, DENY}, {SYS_prlimit64, ONLY_OWN_LIMITS}, {SYS_sched_setaffinity, DENY},
    /* the kernel's larger attack surfaces */
    {SYS_perf_event_open, DENY}, {SYS_bpf, DENY}, {SYS_userfaultfd, DENY}, {425 /* io_uring_setup */, ABSENT},
    {426 /* io_uring_enter */, ABSENT}, {427 /* io_uring_register */, ABSENT}, {447 /* memfd_secret */, ABSENT},
    {SYS_add_key, DENY}, {SYS_request_key, DENY}, {SYS_keyctl, DENY}, {SYS_vmsplice, DENY}, {SYS_modify_ldt, DENY},
    {SYS_personality, ONLY_PLAIN_PERSONALITY}, {SYS_remap_file_pages, DENY},
    /* networks: none; between the program's own processes: fine */
    {SYS_socket, ONLY_UNIX}, {SYS_socketpair, ONLY_UNIX},
    /* namespaces, roots, mounts */
    {SYS_setns, DENY}, {SYS_unshare, DENY}, {SYS_pivot_root, DENY}, {SYS_chroot, DENY}, {428 /* open_tree */, DENY},
    {430 /* fsopen */, DENY}, {431 /* fsconfig */, DENY}, {432 /* fsmount */, DENY}, {433 /* fspick */, DENY},
    {442 /* mount_setattr */, DENY}, {SYS_swapon, DENY}, {SYS_swapoff, DENY}, {SYS_quotactl, DENY}, {443 /* quotactl_fd */, DENY},
    {SYS_name_to_handle_at, DENY}, {SYS_open_by_handle_at, DENY}, {SYS_fanotify_init, DENY}, {SYS_fanotify_mark, DENY},
    {SYS_inotify_init, DENY}, {SYS_inotify_init1, DENY}, {SYS_inotify_add_watch, DENY}, {SYS_inotify_rm_watch, DENY},
    {SYS_lookup_dcookie, DENY}, {SYS_nfsservctl, DENY}, {SYS_ustat, DENY}, {SYS_sysfs, DENY}, {SYS_uselib, DENY},
    {SYS_fcntl, NO_LEASES},
    /* the machine */
    {SYS_reboot, DENY}, {SYS_kexec_load, DENY}, {SYS_kexec_file_load, DENY}, {SYS_init_module, DENY}, {SYS_finit_module, DENY},
    {SYS_delete_module, DENY}, {SYS_create_module, DENY}, {SYS_query_module, DENY}, {SYS_get_kernel_syms, DENY}, {SYS_acct, DENY},
    {SYS_settimeofday, DENY}, {SYS_clock_settime, DENY}, {SYS_adjtimex, DENY}, {SYS_clock_adjtime, DENY}, {SYS_syslog, DENY},
    {SYS_iopl, DENY}, {SYS_ioperm, DENY}, {SYS_vhangup, DENY}, {SYS__sysctl, DENY}, {SYS_sethostname, DENY}, {SYS_setdomainname, DENY},
    {SYS_sync, NOTHING}, {SYS_syncfs, NOTHING}, /* would flush the whole host's disks, at our cost */
    /* where memory lies */
    {SYS_mbind, DENY}, {SYS_set_mempolicy, DENY}, {SYS_migrate_pages, DENY}, {SYS_move_pages, DENY}, {450 /* set_mempolicy_home_node */, DENY},
    /* objects that would outlive the run in a reused box */
    {SYS_shmget, DENY}, {SYS_shmat, DENY}, {SYS_shmctl, DENY}, {SYS_shmdt, DENY}, {SYS_semget, DENY}, {SYS_semop, DENY}, {SYS_semctl, DENY},
    {SYS_semtimedop, DENY}, {SYS_msgget, DENY}, {SYS_msgsnd, DENY}, {SYS_msgrcv, DENY}, {SYS_msgctl, DENY}, {SYS_mq_open, DENY},
    {SYS_mq_unlink, DENY}, {SYS_mq_timedsend, DENY}, {SYS_mq_timedreceive, DENY}, {SYS_mq_notify, DENY}, {SYS_mq_getsetattr, DENY},
};
enum { RULES = sizeof rules / sizeof *rules };

static struct sock_filter code[1024];
static unsigned length;

static unsigned put(uint16_t op, uint32_t k, uint8_t yes, uint8_t no)
{
    if (length == sizeof code / sizeof *code)
        die("the system call filter is too long");
    code[length] = (struct sock_filter){op, yes, no, k};
    return length++;
}

static void answer(uint32_t result)
{
    put(BPF_RET | BPF_K, result, 0, 0);
}

static void load_argument(unsigned which, bool high)
{
    put(BPF_LD | BPF_W | BPF_ABS, (uint32_t)(offsetof(struct seccomp_data, args) + which * 8 + (high ? 4 : 0)), 0, 0);
}

/* Answers `result` when the loaded word is (or, with `unless`, is not) `value`; else goes on. */
static void answer_when(uint32_t value, bool unless, uint32_t result)
{
    put(BPF_JMP | BPF_JEQ | BPF_K, value, unless ? 1 : 0, unless ? 0 : 1);
    answer(result);
}

static void act(enum Action action)
{
    const uint32_t allow = SECCOMP_RET_ALLOW, deny = SECCOMP_RET_ERRNO | EPERM;
    switch (action) {
    case DENY:
        answer(deny);
        break;
    case ABSENT:
        answer(SECCOMP_RET_ERRNO | ENOSYS);
        break;
    case NOTHING:
        answer(SECCOMP_RET_ERRNO | 0);
        break;
    case ONLY_UNIX:
        load_argument(0, false);
        answer_when(AF_UNIX, false, allow);
        answer(SECCOMP_RET_ERRNO | EAFNOSUPPORT);
        break;
    case ONLY_OWN_LIMITS: /* of another process only reading */
        load_argument(0, false);
        answer_when(0, false, allow);
        load_argument(2, false);
        answer_when(0, true, deny);
        load_argument(2, true);
        answer_when(0, true, deny);
        answer(allow);
        break;
    case ONLY_PLAIN_PERSONALITY:
        load_argument(0, false);
        answer_when(0, false, allow);
        answer_when(0xffffffff, false, allow);
        answer_when(0x0040000 /* ADDR_NO_RANDOMIZE */, false, allow);
        answer(deny);
        break;
    case NO_LEASES:
        load_argument(1, false);
        answer_when(F_SETLEASE, false, deny);
        answer_when(F_NOTIFY, false, deny);
        answer(allow);
        break;
    }
}

static void search(unsigned from, unsigned to)
{
    if (to - from > 3) {
        unsigned middle = (from + to) / 2;
        put(BPF_JMP | BPF_JGE | BPF_K, rules[middle].call, 0, 1);
        unsigned jump = put(BPF_JMP | BPF_JA, 0, 0, 0); /* a long jump: conditional ones reach only 255 */
        search(from, middle);
        code[jump].k = length - jump - 1;
        search(middle, to);
        return;
    }
    for (unsigned i = from; i < to; i++) {
        unsigned test = put(BPF_JMP | BPF_JEQ | BPF_K, rules[i].call, 0, 0);
        act(rules[i].action);
        code[test].jf = (uint8_t)(length - test - 1);
    }
    answer(SECCOMP_RET_ALLOW);
}

static int by_call(const void *a, const void *b)
{
    return (int)((const struct Rule *)a)->call - (int)((const struct Rule *)b)->call;
}

void filter_install(void)
{
    length = 0;
    qsort(rules, RULES, sizeof *rules, by_call);
    put(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch), 0, 0);
    answer_when(AUDIT_ARCH_X86_64, true, SECCOMP_RET_KILL_PROCESS); /* int 0x80 */
    put(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr), 0, 0);
    put(BPF_JMP | BPF_JGT | BPF_K, LAST_KNOWN, 0, 1); /* the x32 numbers too */
    answer(SECCOMP_RET_ERRNO | ENOSYS);
    search(0, RULES);
    struct sock_fprog program = {(unsigned short)length, code};
    /* SPEC_ALLOW: or old kernels slow every program down against speculation */
    if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program))
        die("seccomp: %s", strerror(errno));
}
