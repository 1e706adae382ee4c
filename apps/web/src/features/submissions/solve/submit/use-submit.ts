import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { refuseCode } from '@assay/rules/submissions/refuse-code.ts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { toast } from '../../../../lib/notices.ts';
import { useText } from '../../../../lib/text.ts';
import { getUser } from '../../../../lib/token.ts';
import { refresh } from '../../../../lib/use-call.ts';
import { TEXT } from '../code-text.ts';
import { delivered } from './send-unsent.ts';
import { createSubmitter } from './submit-once.ts';
import { type Content, dropUnsent, isUnanswered, keepUnsent, sending as underWay, unsentKey } from './unsent.ts';

export type Receipt = DataOf<typeof submitProblemJudge> & { language: string };

const ownUid = () => getUser()?.uid ?? 0;
/** What may not have arrived is sent by the site itself when it can be, by the same key. */
const KEEPER = {
  keyOf: (content: Content) => unsentKey(ownUid(), content),
  keep(content: Content, key: string) {
    underWay.add(key);
    keepUnsent({ key, uid: ownUid(), content });
  },
  drop: dropUnsent,
};

/** Why code may not be sent, as the row that says it. */
export const REFUSAL = { 'submission.blank': 'blank', 'submission.tooLong': 'tooLong' } as const;
export function refusalOf(code: string, maxChars?: number): 'blank' | 'tooLong' | null {
  const refusal = refuseCode(code, maxChars);
  return refusal === 'submission.blank' || refusal === 'submission.tooLong' ? REFUSAL[refusal] : null;
}

/**
 * Submitting: checks first, one submission per click, captcha when the server asks for one.
 * @param maxChars when it is not code
 */
export function useSubmit(onReceipt: (receipt: Receipt) => void, maxChars?: number) {
  const t = useText(TEXT);
  const [sending, setSending] = useState(false);
  /** What waits for a captcha. */
  const [held, setHeld] = useState<{ content: Content; wrong: string | null } | null>(null);
  const [trouble, setTrouble] = useState<{ retries: number } | { unknown: string; language: string } | null>(null);
  const submitter = useRef<ReturnType<typeof createSubmitter<Content, DataOf<typeof submitProblemJudge>>>>(undefined);
  submitter.current ??= createSubmitter({
    send: (content: Content, key: string) => call(submitProblemJudge, { ...content, key }, { quiet: true }),
    isUnanswered,
    onRetry: (retries) => setTrouble({ retries }),
    keeper: KEEPER,
  });
  const received = useRef(onReceipt);
  received.current = onReceipt;
  useEffect(
    () =>
      delivered.follow(() => {
        const one = delivered.get();
        if (!trouble || !('unknown' in trouble) || one?.key !== trouble.unknown) return;
        setTrouble(null);
        if (one.answer) received.current({ ...one.answer, language: trouble.language });
      }),
    [trouble],
  );

  const submit = async (content: Content): Promise<void> => {
    const refusal = refusalOf(content.code, maxChars);
    if (refusal) {
      toast.error(t(refusal));
      return;
    }
    setSending(true);
    setTrouble(null);
    const outcome = await submitter.current!(content);
    if (outcome.kind === 'busy') return;
    underWay.clear();
    setSending(false);
    setTrouble(null);
    switch (outcome.kind) {
      case 'answered':
        setHeld(null);
        onReceipt({ ...outcome.answer, language: content.language });
        void refresh(getSubmissionList, getContestSubmissions);
        return;
      case 'unknown':
        setTrouble({ unknown: outcome.key, language: content.language });
        return;
      case 'refused': {
        const { error } = outcome;
        if (isApiError(error, 'submission.captchaNeeded')) setHeld({ content, wrong: null });
        else if (isApiError(error, 'account.badCaptcha')) setHeld({ content, wrong: error.msg });
        else if (isApiError(error)) {
          setHeld(null);
          if (error.status !== 401) toast.error(error.msg);
        }
      }
    }
  };

  return {
    submit,
    sending,
    notice: trouble && ('unknown' in trouble ? t('unknown') : t('retrying', { attempt: trouble.retries })),
    captcha: held && {
      wrong: held.wrong,
      answer: (captcha: string, captchaKey: string) => submit({ ...held.content, captcha, captchaKey }),
      close: () => setHeld(null),
    },
  };
}
