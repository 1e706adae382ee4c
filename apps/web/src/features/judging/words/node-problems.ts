import type { NodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import { type Row, rows } from '../../../lib/text.ts';

/** What a node says of itself, and what to do about it. */
export const NODE_PROBLEMS = rows({
  untested: { zh: '沙箱尚未自检', en: 'The sandbox has not been tested yet' },
  noLanguage: {
    zh: '还没有语言通过自检；启动时需要一会儿，若一直如此，请看下方各语言的原因',
    en: 'No language has passed its self-test yet; this takes a while after a start. If it stays, see the reasons of the languages below',
  },
  spoiled: {
    zh: '一小时内有 {files} 个测试数据文件在磁盘上自行变化；磁盘或内存可能损坏，请检查（smartctl、memtest），修好后重新启动该评测机',
    en: '{files} files of test data changed by themselves on the disk within an hour. Disk or memory may be broken: examine them (smartctl, memtest), then restart the node',
  },
  noRoom: {
    zh: '评测数据所在磁盘只剩 {mb} MB；请腾出至少 1 GB，之后自动恢复',
    en: "Only {mb} MB free on the disk of the judge's data. Free at least 1 GB; it then goes on by itself",
  },
  noDirectory: {
    zh: '无法写入评测数据目录：{error}；请检查磁盘和目录权限',
    en: "Nothing can be written to the judge's data directory: {error}. Look at the disk and at who may write there",
  },
  selfTest: {
    zh: '沙箱自检“{attack}”未通过：{reason}；请在该机器上运行 npm run doctor',
    en: 'The sandbox failed its self-test “{attack}”: {reason}. Run npm run doctor on that machine',
  },
  otherSaid: { zh: '应为{expected}，实为{outcome}（{said}）', en: 'expected {expected}, got {outcome} ({said})' },
  other: { zh: '应为{expected}，实为{outcome}', en: 'expected {expected}, got {outcome}' },
  noEnd: { zh: '/bin/true 的结果是{outcome}', en: '/bin/true ended with {outcome}' },
  silent: { zh: '{seconds} 秒没有回应', en: 'no answer for {seconds} s' },
  unwanted: { zh: '该评测任务已被收回', en: 'the job was taken back' },
  closed: { zh: '沙箱已关闭', en: 'it is closed' },
  helperEnded: { zh: '沙箱程序已退出（{how}）', en: 'its helper ended ({how})' },
  helperMissing: { zh: '沙箱程序无法启动：{error}', en: 'its helper cannot be started: {error}' },
  sandbox: {
    zh: '沙箱无法运行程序：{reason}；请在该机器上运行 npm run doctor，修好后自动恢复',
    en: 'The sandbox runs no program: {reason}. Run npm run doctor on that machine; it goes on by itself once that is fixed',
  },

  withoutCgroups: {
    zh: '没有 cgroup，自检“{attack}”未通过：{reason}',
    en: 'Without cgroups the self-test “{attack}” fails: {reason}',
  },
  noCgroup: {
    zh: '没有可写的 cgroup：内存靠抽样监视，进程数按用户限制，无人等待的子进程的 CPU 时间可能漏计',
    en: 'No writable cgroup: memory is watched by sampling, processes are limited per user, CPU time of children nobody waits for can be missed',
  },
  noMemoryController: {
    zh: '没有 cgroup 内存控制器：内存只靠抽样监视',
    en: 'The memory controller is not available: memory is watched by sampling only',
  },
  noMemoryPeak: {
    zh: '内核不记录内存峰值（Linux 5.19 起支持）：显示的内存是单个进程的最大占用，限制本身仍然准确',
    en: 'The kernel does not keep the memory peak (Linux 5.19 or later does): reported memory is the largest resident set of one process; the limit itself is exact',
  },
  noPidsController: {
    zh: '没有 cgroup 进程控制器：进程数按用户限制',
    en: 'The pids controller is not available: processes are limited per user',
  },
  oneUid: {
    zh: '没有以 root 启动：所有程序以评测机自己的用户身份运行，只靠命名空间和系统调用过滤隔开',
    en: "Not started as root: all programs run under the judge's own user id, kept apart by namespaces and the filter only",
  },
  corePattern: {
    zh: '核心转储会交给主机上的程序（kernel.core_pattern 以 | 开头）；评测时已限制，不会启动它',
    en: 'Core dumps go to a program on the host (kernel.core_pattern starts with |). Runs have a limit that keeps it from starting',
  },
  swapOff: { zh: '系统启用了交换空间，评测时已关闭', en: 'Swap is on; it is switched off for runs' },
  swap: {
    zh: '系统启用了交换空间而且不计入：程序可以借此内存超限；建议 swapoff -a',
    en: 'Swap is on and not accounted: a program can exceed its memory limit into swap. Recommended: swapoff -a',
  },
  hugePages: {
    zh: '透明大页为 always：内存数字以 2 MB 为单位跳动；建议改为 madvise',
    en: 'Transparent huge pages are “always”: memory figures rise in steps of 2 MB. Recommended: madvise',
  },
  hyperthreads: {
    zh: '两个超线程共用一个核心：同时评测会互相拖慢；请把并行任务数（--slots）设为物理核心数',
    en: 'Two hyperthreads share a core: two runs at once slow each other down. Give the node one slot per physical core (--slots)',
  },
  governor: {
    zh: 'CPU 调频策略不是 performance：用时波动较大',
    en: 'The CPU frequency governor is not “performance”: times vary more',
  },
  notPinned: {
    zh: '并行任务多于 CPU，或关闭了绑核：短程序的用时波动较大',
    en: 'There are more slots than CPUs, or pinning is off: short runs vary more',
  },
} satisfies Record<NodeProblem['code'], Row>);
