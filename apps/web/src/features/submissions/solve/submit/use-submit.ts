import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import type { DataOf, SentOf } from '@assay/contract/op.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { refuseCode } from '@assay/rules/submissions/refuse-code.ts';
import { useRef, useState } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { toast } from '../../../../lib/notices.ts';
import { useText } from '../../../../lib/text.ts';
import { refresh } from '../../../../lib/use-call.ts';
import { TEXT } from '../text.ts';
import { createSubmitter } from './submit-once.ts';

type Content = Omit<SentOf<typeof submitProblemJudge>, 'key'>;
export type Receipt = DataOf<typeof submitProblemJudge> & { language: string };

const NO_ANSWER: ReadonlySet<number> = new Set([0, 502, 504]);

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
  const [trouble, setTrouble] = useState<{ retries: number } | 'unknown' | null>(null);
  const submitter = useRef<ReturnType<typeof createSubmitter<Content, DataOf<typeof submitProblemJudge>>>>(undefined);
  submitter.current ??= createSubmitter({
    send: (content: Content, key: string) => call(submitProblemJudge, { ...content, key }, { quiet: true }),
    isUnanswered: (error) => isApiError(error) && NO_ANSWER.has(error.status),
    onRetry: (retries) => setTrouble({ retries }),
  });

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
    setSending(false);
    setTrouble(null);
    switch (outcome.kind) {
      case 'answered':
        setHeld(null);
        onReceipt({ ...outcome.answer, language: content.language });
        void refresh(getSubmissionList, getContestSubmissions);
        return;
      case 'unknown':
        setTrouble('unknown');
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
    notice: trouble === 'unknown' ? t('unknown') : trouble && t('retrying', { attempt: trouble.retries }),
    captcha: held && {
      wrong: held.wrong,
      answer: (captcha: string, captchaKey: string) => submit({ ...held.content, captcha, captchaKey }),
      close: () => setHeld(null),
    },
  };
}
