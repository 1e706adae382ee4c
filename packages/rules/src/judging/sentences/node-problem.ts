import { sentences } from './sentences.ts';

/** Why a judge node takes no work, what makes it judge less well, and what its sandbox says: by the node itself. */
const NODE_PROBLEMS = sentences({
  untested: 'the sandbox has not been tested yet',
  noLanguage: 'no language has passed its self-test yet',
  spoiled: '{files} files of test data changed by themselves on the disk within an hour',
  noRoom: "only {mb} MB free on the disk of the judge's data",
  noDirectory: "the judge's data directory: {error}",

  selfTest: 'the sandbox failed its self-test "{attack}": {reason}',
  otherSaid: 'expected {expected}, got {outcome} ({said})',
  other: 'expected {expected}, got {outcome}',
  noEnd: '/bin/true ended with {outcome}',
  silent: 'no answer for {seconds} s',
  closed: 'the sandbox is closed',
  unwanted: 'the job was taken back',
  helperEnded: 'the sandbox helper ended ({how})',
  helperMissing: 'the sandbox helper cannot be started: {error}',
  sandbox: 'the sandbox: {reason}',

  withoutCgroups: 'without cgroups: {attack}: {reason}',
  // What the sandbox warns of: its code, its words (native/sandbox/src/facts.c).
  noCgroup: 'no-cgroup: {said}',
  noMemoryController: 'no-memory-controller: {said}',
  noMemoryPeak: 'no-memory-peak: {said}',
  noPidsController: 'no-pids-controller: {said}',
  oneUid: 'one-uid: {said}',
  corePattern: 'core-pattern: {said}',
  swapOff: 'swap: Swap is on; {said}',
  swap: 'swap: {said}',
  hugePages: 'huge-pages: {said}',
  hyperthreads: 'smt: {said}',
  governor: 'governor: {said}',
  notPinned: 'not-pinned: {said}',
});

export const { table: NODE_PROBLEM_SENTENCES, write: writeNodeProblem, read: readNodeProblem } = NODE_PROBLEMS;
export type NodeProblem = NonNullable<ReturnType<typeof readNodeProblem>>;
