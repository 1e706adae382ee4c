import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { useWire } from '../../../lib/wire/use-wire.ts';
import type { ListedSubmission } from './submission-columns.tsx';

/** SHELL-35. */
const POLL_MS = 2_000;
const MOST_POLLS = 300;

/** Rows of a list of one venue, those still being judged asked for every 2 seconds until their verdict is final. */
export function useLiveRows(
  rows: readonly SubmissionRow[] | undefined,
  venue: Venue,
): readonly ListedSubmission[] | undefined {
  const [newer, setNewer] = useState<Readonly<Record<string, ListedSubmission>>>({});
  const shown = rows?.map((row) => (isFinal(row.status) ? row : (newer[row.submitId] ?? row)));
  const waiting = (shown ?? [])
    .filter((row) => !isFinal(row.status))
    .map((row) => row.submitId)
    .join(',');

  const where = useWire(venue);

  useEffect(() => {
    if (waiting === '') return;
    const asked = { submitIds: waiting.split(',').map(Number), ...where };
    const gone = new AbortController();
    let polls = 0;
    let reading = false;
    const timer = setInterval(async () => {
      if (reading || document.visibilityState === 'hidden') return;
      if (++polls > MOST_POLLS) return clearInterval(timer);
      reading = true;
      try {
        const answer = await call(checkSubmissionsStatus, asked, { quiet: true, signal: gone.signal });
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
  }, [waiting, where]);
  return shown;
}
