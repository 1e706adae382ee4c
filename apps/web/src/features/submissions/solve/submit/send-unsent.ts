import type { DataOf } from '@assay/contract/op.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { toast } from '../../../../lib/notices.ts';
import { createStore } from '../../../../lib/store.ts';
import { say } from '../../../../lib/text.ts';
import { getUser } from '../../../../lib/token.ts';
import { refresh } from '../../../../lib/use-call.ts';
import { TEXT } from '../code-text.ts';
import { dropUnsent, isUnanswered, readUnsent, sending, type Unsent } from './unsent.ts';

/**
 * What was sent again without its page, last; without an answer it was refused. It stands here so that every page that submits has loaded
 * this file: without a network it could not be had, and a browser asks for a file that failed to load no second time.
 */
export const delivered = createStore<{ key: string; answer: DataOf<typeof submitProblemJudge> | null } | null>(null);

/** @returns whether the site answered */
async function sendOne({ key, content }: Unsent): Promise<boolean> {
  const problem = content.pid;
  try {
    const answer = await call(submitProblemJudge, { ...content, key }, { quiet: true });
    dropUnsent(key);
    delivered.set({ key, answer });
    toast.success(say(TEXT, 'unsentArrived', { problem, id: answer.submitId }));
    void refresh(getSubmissionList);
    return true;
  } catch (error) {
    if (isUnanswered(error)) return false;
    dropUnsent(key);
    delivered.set({ key, answer: null });
    if (isApiError(error)) toast.error(say(TEXT, 'unsentRefused', { problem, reason: error.msg }), { ms: 15_000 });
    return true;
  }
}

/**
 * Sends what may not have arrived of whoever is logged in, one after the other, each by its own key: what the server has already it does not
 * take twice. One tab does it; what a page is sending itself is left to it.
 */
export async function sendUnsent(): Promise<void> {
  const send = async () => {
    for (const unsent of readUnsent()) {
      if (unsent.uid !== getUser()?.uid || sending.has(unsent.key)) continue;
      if (!(await sendOne(unsent))) return;
    }
  };
  if (!navigator.locks) return send();
  await navigator.locks.request('unsent submissions', { ifAvailable: true }, async (lock) => {
    if (lock) await send();
  });
}
