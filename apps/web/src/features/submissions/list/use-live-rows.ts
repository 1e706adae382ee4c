import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import type { ListedSubmission } from './submission-table.tsx';

/** SHELL-35. */
const POLL_MS = 2_000;
const MOST_POLLS = 300;

/** Rows of a list, those still being judged asked for every 2 seconds until their verdict is final. */
export function useLiveRows(rows: readonly SubmissionRow[] | undefined): readonly ListedSubmission[] | undefined {
  const [newer, setNewer] = useState<Readonly<Record<string, ListedSubmission>>>({});
  const shown = rows?.map((row) => (isFinal(row.status) ? row : (newer[row.submitId] ?? row)));
  const waiting = (shown ?? [])
    .filter((row) => !isFinal(row.status))
    .map((row) => row.submitId)
    .join(',');

  // A list shows one venue.
  const cid = rows?.[0]?.cid ?? 0;

  useEffect(() => {
    if (waiting === '') return;
    const submitIds = waiting.split(',').map(Number);
    const gone = new AbortController();
    let polls = 0;
    let reading = false;
    const timer = setInterval(async () => {
      if (reading || document.visibilityState === 'hidden') return;
      if (++polls > MOST_POLLS) return clearInterval(timer);
      reading = true;
      try {
        const answer = await call(checkSubmissionsStatus, { submitIds, cid }, { quiet: true, signal: gone.signal });
        setNewer((before) => ({ ...before, ...answer }));
      } catch {
        clearInterval(timer);
      } finally {
        reading = false;
      }
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [waiting, cid]);
  return shown;
}
