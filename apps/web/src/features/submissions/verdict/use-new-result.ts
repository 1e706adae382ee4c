import { useEffect, useRef } from 'react';
import { subscribe } from '../../../lib/push/push.ts';

/**
 * Tells of another result of a submission that has one already: judged again, judged by hand, cancelled. Where the push
 * stream is down, the page has to ask now and then.
 * @param submitId null while there is no result to compare with
 * @param status the one that is shown
 */
export function useNewResult(submitId: number | null, status: number | undefined, onChange: () => void) {
  const known = useRef({ status, onChange });
  known.current = { status, onChange };
  useEffect(() => {
    if (submitId === null) return;
    return subscribe([`submission:${submitId}`], (event) => {
      if (event.type !== 'submission' || event.submitId !== submitId) return;
      if (event.status !== known.current.status) known.current.onChange();
    });
  }, [submitId]);
}
