import { Failure } from '@assay/contract/failure.ts';
import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { isListedIn, type Venue, venueIdOf, venueKey } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { shownStatus } from '@assay/rules/contests/visibility.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type RowFacts, rulesOf, type SeenRow } from '../../venues/rules.ts';
import { latestProgress } from '../progress/progress.ts';
import { listRows } from './rows.queries.ts';

/** Rows of one venue after the other, with its key. */
function byVenue(rows: readonly RowFacts[]): RowFacts[][] {
  const found = new Map<string, RowFacts[]>();
  for (const row of rows) {
    const key = venueKey(row.venue);
    const own = found.get(key) ?? [];
    own.push(row);
    found.set(key, own);
  }
  return [...found.values()];
}

/**
 * Rows by id, newest first, with the titles that problems have where they were made.
 * @param only leaves out what was made elsewhere, like missing ones
 */
export async function findSubmissionRows(
  call: Pick<Call, 'db' | 'venues' | 'lang'>,
  ids: number[],
  only?: Venue,
): Promise<RowFacts[]> {
  const rows = (await listRows(call.db, ids, call.lang)).filter((row) => !only || isListedIn(row.venue, only));
  const named = await Promise.all(
    byVenue(rows).map(async (own) => {
      const { venue } = own[0]!;
      const titles = await rulesOf(call, venue).titles(call.db, venueIdOf(venue));
      return own.map((row): RowFacts => ({ ...row, title: titles.get(row.pid) ?? row.title }));
    }),
  );
  return named.flat().sort((one, other) => other.submitId - one.submitId);
}

/**
 * What the viewer sees of rows, each by the rules of the venue it was made in. A list may hold rows of venues within, such as the trainings
 * of a group: those into which the viewer may not go are not shown.
 */
export async function seeRows(call: Call, rows: readonly RowFacts[]): Promise<ReadonlyMap<number, SeenRow>> {
  const seen = await Promise.all(
    byVenue(rows).map((own) => {
      const { venue } = own[0]!;
      return rulesOf(call, venue)
        .seeRows(call, venueIdOf(venue), own)
        .catch((error): ReadonlyMap<number, SeenRow> => {
          if (error instanceof Failure) return new Map();
          throw error;
        });
    }),
  );
  return new Map(seen.flatMap((each) => [...each]));
}

/** A stored row with what is known of it beyond the database while it is judged. */
function withProgress<Row extends SubmissionRow>(call: Pick<Call, 'push'>, row: Row): Row {
  const progress = row.status === VERDICT.compiling ? latestProgress(call.push, row.submitId) : null;
  return progress ? { ...row, status: progress.status } : row;
}

/** A row as it is by now, without what the viewer may not see. */
export function shownRow(call: Pick<Call, 'push'>, row: RowFacts, { shown }: Pick<SeenRow, 'shown'>): SubmissionRow {
  const { result, score, figures, origin } = shown;
  const { auth: _, authorUid: __, owner: ____, openCaseResult: ___, ...now } = withProgress(call, row);
  return {
    ...now,
    displayPid: origin ? now.displayPid : now.displayId,
    status: shownStatus(now.status, !result),
    score: score ? now.score : null,
    fullScore: score ? now.fullScore : null,
    oiRankScore: score && origin ? now.oiRankScore : null,
    time: figures ? now.time : null,
    memory: figures ? now.memory : null,
    length: figures ? now.length : null,
    judger: figures ? now.judger : null,
    isManual: result && now.isManual,
  };
}

/** What a row says beside its columns. */
export const besides = ({ hasPage, team = null, hasLeft }: SeenRow) => ({
  hasPage,
  team,
  ...(hasLeft && { hasLeft }),
});

/** The rows of a list that the viewer may know of. */
export const listedRows = (
  call: Pick<Call, 'push'>,
  rows: readonly RowFacts[],
  seen: ReadonlyMap<number, SeenRow>,
): SubmissionRow[] =>
  rows.flatMap((row) => {
    const own = seen.get(row.submitId);
    return own ? [{ ...shownRow(call, row, own), ...besides(own) }] : [];
  });
