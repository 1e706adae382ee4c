/** One row of an attack table: what a submission does, and the tests that show it contained (see attacks.test.ts for their form). */
export interface Attack {
  id: string;
  does: string;
  by: string[];
}

const TESTS = 'native/sandbox/tests';
const COPY = `${TESTS}/copy-out.test.ts`;
const COMPILE = `${TESTS}/compile.test.ts`;
const TOGETHER = `${TESTS}/together.test.ts`;
const CLIENT = `${TESTS}/client.test.ts`;
const HOSTILE = `${TESTS}/hostile.test.ts`;
const GOLDEN = 'apps/judge/golden';
const SOURCES = `${GOLDEN}/hostile-sources.test.ts`;
const LINK = 'apps/server/src/domains/judging/queue/judge-link.test.ts';
const CHECKERS = `${GOLDEN}/checkers.test.ts`;

/** The table of attacks, in order. */
export const ATTACKS: Attack[] = [
  {
    id: 'S-1',
    does: 'puts a link, FIFO, socket, device, directory or unreadable file where an output is expected',
    by: [`${COPY}: and nothing appears on the host`, `${CHECKERS}: where the output file should be is an empty output`],
  },
  {
    id: 'S-2',
    does: 'swaps a file for a link where the host copies or deletes',
    by: [`${COPY}: swapped for a link`, `${COPY}: in the middle of a path`, 'pairs swap', 'kernel setuid-programs'],
  },
  {
    id: 'S-3',
    does: 'reads the host while it is compiled, in every language that can',
    by: [
      `${COMPILE}: includes \${path}`,
      `${COMPILE}: .incbin`,
      `${COMPILE}: reads options from a host file`,
      `${COMPILE}: loads a plugin`,
      `${SOURCES}: reads the host while it is compiled`,
    ],
  },
  {
    id: 'S-4',
    does: 'makes a compiler run for ever, fill the disk or shout',
    by: [
      `${COMPILE}: fills 4 GB of data`,
      `${COMPILE}: branches in templates`,
      `${COMPILE}: shouts one huge error`,
      `${COMPILE}: writes a huge file`,
      `${COMPILE}: has a name of 8 MB`,
    ],
  },
  { id: 'S-5', does: 'talks to any network or to sockets of the host', by: ['kernel network', 'kernel unix-sockets'] },
  {
    id: 'S-6',
    does: 'bombs with processes, threads, descriptors and pipes; leaves a daemon',
    by: [
      'processes forkbomb',
      'processes forkbomb-setsid',
      'processes vforkbomb',
      'processes fork-and-exit',
      'processes orphans',
      'processes zombies',
      'processes daemon',
      'processes exec-loop',
      'processes threads',
      'processes counted',
      'output descriptors',
      'memory pipes',
      'memory sockets',
      'kernel surfaces',
    ],
  },
  {
    id: 'S-7',
    does: 'leaves something that the next run looks for',
    by: ['pairs leave', 'pairs find', 'kernel lasting', `${TOGETHER}: keeps nothing from one run to the next`],
  },
  {
    id: 'S-8',
    does: 'asks the kernel for what no program needs',
    by: ['kernel surfaces', 'kernel namespaces', 'kernel mounts', 'kernel machine', 'kernel unknown', 'kernel int80'],
  },
  {
    id: 'S-9',
    does: 'looks for descriptors, environment, processes, names and code of the host',
    by: ['host descriptors', 'host environment', 'host processes', 'host files'],
  },
  {
    id: 'S-10',
    does: 'takes memory by every road',
    by: [
      'memory heap',
      'memory shared',
      'memory reserve',
      'memory children',
      'memory small-children',
      'memory page-cache',
      'memory stack',
      'memory bss',
      'memory lock',
      'memory oom-score',
      'memory child-dies',
      'memory memfd',
      `${GOLDEN}/languages.test.ts: every verdict`,
      `${TOGETHER}: does not feel a neighbour`,
    ],
  },
  {
    id: 'S-11',
    does: 'hides from the clocks',
    by: [
      'time loop',
      'time sleep',
      'time threads',
      'time thread',
      'time stop-self',
      'time timer',
      'time clock-change',
      'time catch-xcpu',
      'time ignore-signals',
      'time blocked-signals',
      `${TOGETHER}: ends a deadlock as idle`,
    ],
  },
  {
    id: 'S-12',
    does: 'writes without end, nothing at all, or what is no text',
    by: [
      'output stdout',
      'output stderr',
      'output stdout-by-child',
      'output exact',
      'output one-more',
      'output unread',
      'output closed',
      'output binary',
      `${CHECKERS}: shows binary output as text that can be stored`,
    ],
  },
  {
    id: 'S-13',
    does: 'speaks in place of the checker',
    by: ['signals exit-42', 'signals others', `${SOURCES}: speaks in place of the checker`],
  },
  { id: 'S-14', does: 'guesses where answers are', by: ['host answers', 'host cgroups', 'host files', 'host input'] },
  {
    id: 'S-15',
    does: "(jury's checker) crashes, loops, hoards, shouts or is silent",
    by: [
      `${CHECKERS}: never the contestant's fault`,
      `${CHECKERS}: reports the jury's own fault`,
      `${GOLDEN}/interactive.test.ts: is at fault itself`,
    ],
  },
  {
    id: 'S-16',
    does: 'is judged 200 times on a busy machine',
    by: [`${TESTS}/steady.test.ts: 200 times`, 'time work'],
  },
  {
    id: 'S-17',
    does: 'calls the interface of the judge nodes',
    by: [
      `${LINK}: S-17 the judge calls are refused`,
      `${LINK}: R-4 a report without the current lease changes nothing`,
      `${LINK}: by judges only`,
    ],
  },
  {
    id: 'S-18',
    does: '(malicious problem data) sends too much of it, and programs of the jury that attack',
    by: [
      'apps/server/src/domains/authoring/testdata/hostile-archives.test.ts: T-ZIP-2: bombs and damage',
      `${CHECKERS}: a hostile checker`,
      `${CHECKERS}: is confined`,
      `${CHECKERS}: leaves links in its feedback directory`,
    ],
  },
];

/** What the design adds. */
export const DESIGNED: Attack[] = [
  {
    id: 'endings',
    does: 'ends in every way there is',
    by: [
      'signals abort',
      'signals segv',
      'signals fpe',
      'signals kill-self',
      'signals term-self',
      'signals xcpu-self',
      'signals vtalrm-self',
      'signals pipe',
      'signals exit-3',
      'signals exit-high',
    ],
  },
  { id: 'cores', does: 'dumps core', by: ['signals core'] },
  {
    id: 'hiding',
    does: 'hides CPU time in children, orphans and threads',
    by: [
      'time after-exit',
      'time sleepers',
      'time ignored-child',
      'time many-ignored',
      'time orphan',
      'time thread',
      'time hang-after-output',
      'time closed-and-hang',
    ],
  },
  {
    id: 'files',
    does: 'fills /w with bytes, files, depth and holes',
    by: [
      'memory work-file',
      'memory shm-file',
      'memory page-tables',
      'memory names',
      'output sparse',
      'output big-file',
      'output fill-work',
      'output inodes',
      'output deep',
    ],
  },
  { id: 'writing', does: 'writes where nothing may be written', by: ['host write', 'host devices'] },
  { id: 'rights', does: 'asks for rights', by: ['kernel privileges', 'kernel setuid-programs'] },
  {
    id: 'others',
    does: 'reaches for other processes and other boxes',
    by: ['kernel processes', `${TOGETHER}: keeps two boxes apart`],
  },
  {
    id: 'compiling',
    does: 'leaves processes and traps from a build',
    by: [
      `${COMPILE}: leaves a process behind`,
      `${COMPILE}: starts processes from a build script`,
      `${COMPILE}: in place of the program`,
      `${COMPILE}: expands macros without end`,
    ],
  },
  {
    id: 'death',
    does: 'survives the helper',
    by: [`${CLIENT}: everything inside dies`, `${CLIENT}: replaces a box whose init was killed`],
  },
  {
    id: 'afterwards',
    does: 'leaves a process, mount, cgroup or file when all is over, or spoils the next submission',
    by: [`${HOSTILE}: leaves no process, mount, cgroup or file`, `${HOSTILE}: judges the next submission right`],
  },
];
