import { sentences } from './sentences.ts';

/** Why a job could not be judged, for staff: on the page of a System Error, of a broken problem, of a node that fails. */
const JUDGE_FAILURES = sentences({
  onCase: 'case {index}: {reason}',

  // The node and its machine.
  noLanguage: 'this node does not offer the language {language}',
  noJuryLanguage: "this node does not offer the checker's language {language}",
  noMode: 'this node does not know the judge mode {mode}',
  notStarted: '{who} could not be started: {error}',
  stopped: '{who} was ended because another program had ended',
  starved: '{who} did not get the processor',
  keptWaiting: 'the interactor kept the program waiting',
  compilerEnd: 'the compiler ended unexpectedly ({outcome})',
  tooBusy: 'the machine is too busy to compile',
  badFileName: 'extra file "{name}" is not a plain file name',
  nodeSilent: 'it stopped answering',
  nodesSilent: 'the judge nodes stopped answering',
  resultRefused: 'the result was refused: {error}',

  // Test data; the narrower sentence stands first.
  changed: 'test data changed while it was read: {file}',
  testData: 'test data {file}: {reason}',
  notOnSite: 'the site does not have it',
  siteRefused: 'the site refused it: {error}',
  otherData: 'the data received is not that of {hash}',
  moreData: 'more data than the {bytes} bytes of {hash}',
  tooLarge: '{bytes} bytes are more than a file may have',
  machineMemory: 'a program used all {mb} MB that this machine has, below its limit',
  diskFull: "the disk of the judge's data is full",

  // The problem.
  noTestData: 'the problem has no test data',
  noChecker: 'the problem has no checker',
  noGrader: 'the problem has no grader for {language}',
  noQuestion: '{file} is no question',
  tooManyPasses: "the problem's program asks for more than the {passes} passes of the problem",
  leftovers: "the problem's program left too much for its next pass, or something else than plain files",
  notCompiled: '{who} does not compile:',

  // What a program of the jury did; its own words follow.
  time: '{who} ran out of time after {seconds} s of CPU time',
  wall: '{who} ran out of time after {seconds} s on the clock',
  idle: '{who} waited for something that does not come',
  memory: '{who} ran out of memory',
  output: '{who} wrote too much',
  signal: '{who} was ended by {signal}',
  crashed: '{who} crashed',
  ownFault: '{who} reports a fault of its own',
  ownFaultCode: '{who} reports a fault of its own (exit code {exitCode})',
  ownFaultFile: '{who} reports a fault of its own in {file}',
  noMeaning: '{who} ended with the exit code {exitCode}, which means nothing',
  noWords: "{who} ended with the exit code {exitCode} and without testlib's words",
  notIcpc: '{who} ended with the exit code {exitCode}; only 42 and 43 have a meaning',
  noPercent: '{who} says "partially correct" without a number',
  noPoints: '{who} says "points" without a number',
  contradiction: '{who} says one thing and means another: its words and the exit code {exitCode} do not go together',
  twoScores: '{who} left both score.txt and score_multiplier.txt',
  noNumber: '{who} left a {file} without a number',
  aboveOne: '{who} left a {file} above 1',
  exitCode: 'exit code {exitCode}',
});

export const { table: JUDGE_FAILURE_SENTENCES, write: writeJudgeFailure, read: readJudgeFailure } = JUDGE_FAILURES;
export type JudgeFailureFound = NonNullable<ReturnType<typeof readJudgeFailure>>;
