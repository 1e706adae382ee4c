import type { RemoteFailure } from '@assay/contract/remote/step.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { RemoteRun, RemoteSite } from '@assay/remote-sites/site.ts';
import { SITES } from '@assay/remote-sites/sites.ts';
import type { Services } from '../../../platform/services.ts';
import { type Found, recordJudgements } from '../../judging/judgements/judgements.ts';
import { publishHere } from '../../judging/progress/current.ts';
import { otherNodes } from '../../judging/progress/other-nodes.ts';
import { move, type RemoteSubmission, showStatus } from './submissions.queries.ts';

const MESSAGE_CHARS = 60_000;
const RAW_CHARS = 500;
const INTEGER_MAX = 2 ** 31 - 1;

/** What a page says fits into the columns, whatever it says. */
const figureOf = (value: number | null): number | null =>
  value === null || Number.isNaN(value) ? null : Math.round(Math.min(Math.max(value, 0), INTEGER_MAX));
const wordsOf = (text: string, most: number): string => text.replaceAll('\u0000', '').slice(0, most);

/** Points of a hundred: those of the site where it counts all problems alike. */
function scoreOf(site: RemoteSite, { status, score }: Pick<Result, 'status' | 'score'>): number {
  if (status === VERDICT.accepted) return 100;
  if (score === null || !site.fullScore) return 0;
  return Math.min(figureOf((score / site.fullScore) * 100) ?? 0, 100);
}

/** What a site shows of a submission, as it is stored. */
export const shownOf = ({ raw, test }: Pick<RemoteRun, 'raw' | 'test'>) => ({
  raw: wordsOf(raw, RAW_CHARS),
  test: figureOf(test),
});

type Result = Pick<RemoteRun, 'timeMs' | 'memoryKb' | 'score'> & { status: number; message: string | null };

/** Tells those who watch a submission where it stands. */
export async function tell(services: Services, row: Pick<RemoteSubmission, 'submission_id'>): Promise<void> {
  otherNodes(services).tell([row.submission_id]);
  await publishHere(services, [row.submission_id]);
}

/** Stores a step that is no end, and the status that goes with it. @returns whether it still stood where it was read */
export async function step(
  services: Services,
  row: RemoteSubmission,
  change: Parameters<typeof move>[2],
  status: number = VERDICT.pending,
): Promise<boolean> {
  const isMoved = await services.db.transaction().execute(async (tx) => {
    const moved = await move(tx, row, change);
    if (moved) await showStatus(tx, row.submission_id, status);
    return moved;
  });
  if (isMoved) await tell(services, row);
  return isMoved;
}

/** Stores the end of a submission with its result, once: whoever comes late changes nothing. */
async function end(services: Services, row: RemoteSubmission, change: Parameters<typeof move>[2], result: Result) {
  const isEnded = await services.db.transaction().execute(async (tx) => {
    if (!(await move(tx, row, { ...change, ended_at: services.clock.now() }))) return false;
    const found: Found = {
      report: {
        outcome: 'judged',
        status: result.status,
        score: scoreOf(SITES[row.site], result),
        timeMs: figureOf(result.timeMs),
        memoryKb: figureOf(result.memoryKb),
        errorMessage: result.message === null ? null : wordsOf(result.message, MESSAGE_CHARS),
        languageVersion: '',
        cases: [],
      },
      dataVersion: null,
      problemVersion: null,
      groupOf: new Map(),
      judger: row.site,
    };
    await recordJudgements(services, tx, [{ submissionId: row.submission_id, found }]);
    return true;
  });
  if (isEnded) await tell(services, row);
}

export const recordResult = (services: Services, row: RemoteSubmission, run: RemoteRun, result: Result) =>
  end(services, row, { state: 'done', ...shownOf(run) }, result);

/** Ends a submission as Submitted Failed; its owner may send it again, or ask again where the site has it. */
export const recordFailure = (services: Services, row: RemoteSubmission, failure: RemoteFailure, words = '') =>
  end(
    services,
    row,
    { state: 'failed', failure, failure_words: wordsOf(words, 1000) },
    { status: VERDICT.submitFailed, timeMs: null, memoryKb: null, score: null, message: null },
  );
