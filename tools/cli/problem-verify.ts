import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  cancelVerification,
  type DataCheck,
  getTrial,
  getVerification,
  getVerifications,
  startVerification,
  type TrialCase,
  type VerificationData,
} from '@assay/contract/judging/verification.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { type ExitCode, UsageError } from './command.ts';
import { openSite, type Site, SiteError } from './site.ts';
import { verificationReport } from './verify-report.ts';

const POLL_MS = 500;
/** A language that no judge node offers may come with a node that is just starting, but nobody waits for ever. */
const UNOFFERED_MS = 180_000;

/** What programs of the jury were asked about the data. */
const dataChecksOf = ({ inputs, answers, checkerTests, validatorTests }: VerificationData): DataCheck[] => [
  ...inputs,
  ...[answers, checkerTests, validatorTests].filter((one) => one !== null),
];

/** Languages that a verification waits for although no judge node offers them; empty while anything else is left to judge. */
function languagesWantedOf(seen: VerificationData): (string | null)[] {
  const waiting = [...seen.trials, ...dataChecksOf(seen)].filter(({ outcome }) => outcome === 'waiting');
  return waiting.some(({ isOffered }) => isOffered) ? [] : [...new Set(waiting.map(({ language }) => language))];
}

const TELL_MS = 5_000;

/** Says how far a run is: on a terminal in one line that changes, elsewhere in a line now and then, when there is something new. */
export function progressTeller(
  out: { isTTY?: boolean; write(text: string): unknown },
  nowMs = () => performance.now(),
) {
  let [told, toldMs] = ['', -TELL_MS];
  return ({ problemId, done, total }: Pick<VerificationData, 'problemId' | 'done' | 'total'>) => {
    const words = `${problemId}: ${done}/${total} done`;
    if (out.isTTY) out.write(`\r${words} `);
    else if (words !== told && nowMs() - toldMs >= TELL_MS) {
      out.write(`${words}\n`);
      [told, toldMs] = [words, nowMs()];
    }
  };
}

/** Waits for the run of a problem, which it starts unless one is going on. */
async function waitForRun(
  site: Site,
  pid: number,
  timeoutMs: number,
): Promise<{ seen: VerificationData; stopped: boolean }> {
  const [latest] = await site.ask(getVerifications, { pid });
  const { verificationId } = latest?.state === 'running' ? latest : await site.ask(startVerification, { pid });
  const tell = progressTeller(process.stderr);
  const startedMs = performance.now();
  let offeredMs = startedMs;
  for (;;) {
    const seen = await site.ask(getVerification, { verificationId });
    tell(seen);
    if (seen.state !== 'running') {
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
      return { seen, stopped: seen.state === 'cancelled' };
    }
    const nowMs = performance.now();
    const wanted = languagesWantedOf(seen);
    if (wanted.length === 0) offeredMs = nowMs;
    const isLate = nowMs - startedMs > timeoutMs;
    if (isLate || nowMs - offeredMs > UNOFFERED_MS) {
      const late = `not finished after ${Math.round(timeoutMs / 60_000)} minutes`;
      console.error(`assay: ${isLate ? late : `no judge node offers ${wanted.join(', ')}`}; cancelled`);
      await site.ask(cancelVerification, { verificationId });
      return { seen: await site.ask(getVerification, { verificationId }), stopped: true };
    }
    await setTimeout(POLL_MS);
  }
}

async function verifyProblem(
  site: Site,
  problemId: string,
  options: { timeoutMs: number; json: boolean },
): Promise<ExitCode> {
  const { problem } = await site.ask(getProblemDetail, { problemId });
  const { seen, stopped } = await waitForRun(site, problem.id, options.timeoutMs);
  const cases = new Map<number, TrialCase[]>();
  for (const { trialId } of seen.trials) cases.set(trialId, (await site.ask(getTrial, { trialId })).cases);
  if (options.json) {
    const trials = seen.trials.map((trial) => ({ ...trial, cases: cases.get(trial.trialId) }));
    console.log(JSON.stringify({ ...seen, trials }));
  } else for (const line of verificationReport(seen, (trialId) => cases.get(trialId) ?? [])) console.log(line);
  const hasData = (outcome: DataCheck['outcome']) => dataChecksOf(seen).some((one) => one.outcome === outcome);
  if (seen.counts.fail > 0 || hasData('fail')) return 1;
  return stopped || seen.counts.trouble > 0 || hasData('trouble') ? 2 : 0;
}

/**
 * `assay problem verify <problem id>…`: runs all jury solutions, asks the validators about the inputs and the checker
 * about the answers, and prints what each got against what it must get. Exit code 0: all as expected; 1: a solution or an input is not; 2: something could not be judged, or the site not be asked.
 */
export async function verifyProblems(args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      timeout: { type: 'string', default: '60' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new UsageError('name a problem');
  const minutes = Number(values.timeout);
  if (!(minutes > 0)) throw new UsageError('--timeout wants minutes');
  const codes: ExitCode[] = [];
  try {
    const site = await openSite();
    for (const problemId of positionals) {
      codes.push(await verifyProblem(site, problemId, { timeoutMs: minutes * 60_000, json: values.json }));
      if (!values.json && positionals.length > 1) console.log('');
    }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    console.error(`assay: ${error.message}`);
    codes.push(2);
  }
  return codes.find((code) => code === 1) ?? codes.find((code) => code === 2) ?? 0;
}
