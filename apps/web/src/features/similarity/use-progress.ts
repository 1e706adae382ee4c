import { userTopic } from '@assay/contract/messages/topic.ts';
import type { SimilarityReportRow } from '@assay/contract/similarity/report.ts';
import { getSimilarityReport, getSimilarityReports } from '@assay/contract/similarity/reports.ts';
import { useEffect } from 'react';
import { subscribe } from '../../lib/push/push.ts';
import { useUser } from '../../lib/token.ts';
import { refresh } from '../../lib/use-call.ts';

/** Whoever did not start it asks for it now and then. */
export const ASK_MS = 3_000;

export const isOpen = ({ state }: Pick<SimilarityReportRow, 'state'>) => state === 'waiting' || state === 'running';

/** Reads reports again as the server tells how far they are. */
export function useProgress() {
  const uid = useUser()?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    return subscribe([userTopic(uid)], (event) => {
      if (event.type === 'similarity') void refresh(getSimilarityReport, getSimilarityReports);
    });
  }, [uid]);
}
