import type {
  DataCheck,
  TimedCase,
  TrialCase,
  TrialOutcome,
  TrialReason,
  TrialRow,
  VerificationData,
  VerificationHint,
} from '@assay/contract/judging/verification.ts';
import type { Unmet } from '@assay/contract/judging/workshop/input-overview.ts';
import { VERDICT_TEXT, type VerdictName, verdictName } from '@assay/contract/verdict.ts';

const MARKS: Record<TrialOutcome, string> = {
  pass: 'ok     ',
  warn: 'warn   ',
  fail: 'FAIL   ',
  trouble: 'TROUBLE',
  waiting: '...    ',
};

const REASONS: Record<TrialReason, string> = {
  asExpected: '',
  nothingExpected: 'nothing was expected of it',
  otherVerdict: 'not the expected verdict',
  presentationForWrong: 'presentation error where a wrong answer was expected',
  scoreOutside: 'not the expected points',
  noScore: 'points were expected, but the problem gives none',
  slowForAccepted: 'accepted, but close to the time limit',
  noLanguage: 'in no language of this site; it was not run',
  judgeFailed: 'it could not be judged',
};

const HINTS: Record<VerificationHint, string> = {
  noAccepted: 'no solution is expected to be accepted',
  noWrong: 'no solution is expected to fail on the test data, so nothing shows that the data finds mistakes',
  acceptedTooSlow: 'the slowest accepted solution is too close to the time limit',
  slowTooFast: 'a solution that must be too slow barely is',
};

/** One sign per case; small letters are cases that a submission would have skipped. */
const SIGNS: Partial<Record<VerdictName, string>> = {
  accepted: 'A',
  wrongAnswer: 'W',
  timeLimit: 'T',
  memoryLimit: 'M',
  runtimeError: 'R',
  presentationError: 'P',
  partial: '~',
  systemError: 'S',
  cancelled: '-',
};
const LEGEND =
  'A accepted  W wrong answer  T time limit  M memory limit  R run-time error  P presentation  ~ partial  - not run; small: beyond what a submission runs';
const GROUP = 10;

function signsOf(cases: readonly TrialCase[], caseCount: number): string {
  const byIndex = new Map(cases.map((one) => [one.index, one]));
  const signs = Array.from({ length: caseCount }, (_none, at) => {
    const one = byIndex.get(at + 1);
    const sign = one ? (SIGNS[verdictName(one.status)] ?? '?') : '·';
    return one?.beyond ? sign.toLowerCase() : sign;
  }).join('');
  return signs.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? '';
}

const short = (name: VerdictName) => VERDICT_TEXT[name].short;

function promiseOf({ expected, expectedScore }: TrialRow): string {
  const words = expected.map(short).join('|');
  if (!expectedScore) return words === '' ? 'any' : words;
  const { min, max } = expectedScore;
  return `${words}${words === '' ? '' : ' '}${min === max ? min : `${min}..${max}`}`;
}

const resultOf = ({ status, score }: TrialRow) =>
  status === null ? '' : `${short(verdictName(status))}${score === null ? '' : ` ${score}`}`;

const timedLine = (what: string, { name, caseIndex, time, limit, ratio, isCut }: TimedCase) =>
  `${what}: ${name}, case ${caseIndex}: ${isCut ? 'at least ' : ''}${time} ms of ${limit} ms (${Math.round(ratio * 100)} %)`;

const DATA_WORDS = {
  inputs: { valid: 'valid', invalid: 'invalid', one: 'case' },
  answers: { valid: 'accepted', invalid: 'refused', one: 'case' },
  'tests of the checker': { valid: 'as expected', invalid: 'otherwise', one: 'test' },
  'tests of the validators': { valid: 'as expected', invalid: 'otherwise', one: 'test' },
};

const UNMET: Record<Unmet['side'], string> = { min: 'least', max: 'largest', feature: 'feature' };

/** What a program of the jury said of the data or of its tests: counts, each that is not as it has to be, and what no input meets. */
function dataLines(
  what: keyof typeof DATA_WORDS,
  { name, outcome, valid, invalid, failed, faults, unmet, errorMessage }: DataCheck,
): string[] {
  const words = DATA_WORDS[what];
  const counts = [`${valid} ${words.valid}`];
  if (invalid > 0) counts.push(`${invalid} ${words.invalid}`);
  if (failed > 0) counts.push(`${failed} not decided`);
  const [first] = faults;
  const example = first ? ` (${words.one} ${first.index}: ${firstLine(first.message)})` : '';
  const by = name === '' ? '' : ` [${name}]`;
  const reason = errorMessage === null ? '' : `: ${errorMessage}`;
  return [
    `${MARKS[outcome]} ${what}: ${counts.join(', ')}${example}${by}${reason}`,
    ...faults.slice(1).map(({ index, message }) => `        ${words.one} ${index}: ${firstLine(message)}`),
    ...unmet.map(
      ({ name: variable, side, bound }) =>
        `        no test meets: ${variable}, ${UNMET[side]}${bound === null ? '' : ` ${bound}`}`,
    ),
  ];
}

const firstLine = (message: string | null) => message?.split('\n')[0] ?? '';

/** The matrix of a verification: a row per solution, a sign per case, then what all of them tell. */
export function verificationReport(
  seen: VerificationData,
  casesOf: (trialId: number) => readonly TrialCase[],
): string[] {
  const { trials, counts, advice, caseCount } = seen;
  const rows = trials.map((trial) => [
    MARKS[trial.outcome],
    trial.name,
    trial.language ?? '?',
    promiseOf(trial),
    resultOf(trial),
    trial.time === null ? '' : `${trial.time} ms`,
    signsOf(casesOf(trial.trialId), caseCount),
  ]);
  const table = [['', 'solution', 'language', 'expected', 'got', 'time', 'cases'], ...rows];
  const widths = table[0]!.map((_cell, at) => Math.max(...table.map((row) => row[at]!.length)));
  const lines = [
    `${seen.problemId}: ${trials.length} solutions, ${caseCount} cases`,
    ...table.map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    ),
    LEGEND,
    '',
  ];
  for (const { name, outcome, reason } of trials) {
    if (outcome === 'fail' || outcome === 'warn' || outcome === 'trouble')
      lines.push(`${MARKS[outcome]} ${name}: ${REASONS[reason]}`);
  }
  lines.push(...seen.inputs.flatMap((one) => dataLines('inputs', one)));
  if (seen.answers) lines.push(...dataLines('answers', seen.answers));
  if (seen.checkerTests) lines.push(...dataLines('tests of the checker', seen.checkerTests));
  if (seen.validatorTests) lines.push(...dataLines('tests of the validators', seen.validatorTests));
  if (advice.slowestAccepted) lines.push(timedLine('slowest accepted', advice.slowestAccepted));
  if (advice.fastestSlow) lines.push(timedLine('fastest too slow', advice.fastestSlow));
  for (const hint of advice.hints) lines.push(`warn    ${HINTS[hint]}`);
  if (advice.hints.includes('acceptedTooSlow') && advice.leastLimit !== null) {
    lines.push(`        ${advice.acToTimeLimit} times the slowest accepted needs a limit of ${advice.leastLimit} ms`);
  }
  if (advice.weakCases.length > 0) {
    lines.push(`info    no failing solution fails case ${advice.weakCases.join(', ')}`);
  }
  const parts = (Object.keys(MARKS) as TrialOutcome[]).flatMap((outcome) =>
    counts[outcome] > 0 ? [`${counts[outcome]} ${outcome}`] : [],
  );
  lines.push(parts.join(', '));
  return lines;
}
