import { cancelJudge, manualJudge } from '@assay/contract/judging/judgements.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import type { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { VERDICT, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { MANUAL_VERDICTS, needsScore, refuseCancel, refuseManualState } from '@assay/rules/judging/manual.ts';
import { Button, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { ReasonDialog } from './reason-form.tsx';
import { TEXT } from './text.ts';

interface ByHandProps {
  submission: DataOf<typeof getSubmissionDetail>['submission'];
  onChanged: () => Promise<unknown>;
}

/** Setting a verdict by hand and cancelling, for super administrators (JUDGE-40). */
export function ByHand({ submission, onChanged }: ByHandProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const { submitId, type } = submission;
  const [asking, setAsking] = useState<'manual' | 'cancel' | null>(null);
  const [status, setStatus] = useState<number>(VERDICT.accepted);
  const [score, setScore] = useState<number | ''>(submission.score ?? '');
  const close = () => setAsking(null);
  const finish = (say: string) => async () => {
    close();
    toast.success(say);
    await onChanged();
  };
  const wantsScore = needsScore(submission, status);
  const choices = MANUAL_VERDICTS.filter((code) => code !== VERDICT.partial || type === PROBLEM_TYPE.oi);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        disabled={refuseManualState(submission.status) !== null}
        onClick={() => setAsking('manual')}
      >
        {t('byHand')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={refuseCancel(submission.status) !== null}
        onClick={() => setAsking('cancel')}
      >
        {t('cancelJudging')}
      </Button>
      <ReasonDialog
        opened={asking === 'manual'}
        onClose={close}
        title={t('byHandTitle', { id: submitId })}
        action={t('save')}
        ready={!wantsScore || score !== ''}
        op={manualJudge}
        inputOf={(reason) => ({ submitId, status, reason, ...(wantsScore && { score: Number(score) }) })}
        onDone={finish(t('saved'))}
      >
        <NativeSelect
          label={t('verdict')}
          value={String(status)}
          onChange={(event) => setStatus(Number(event.currentTarget.value))}
          data={choices.map((code) => ({ value: String(code), label: VERDICT_TEXT[verdictName(code)][lang] }))}
        />
        {wantsScore && (
          <NumberInput
            label={t('score')}
            description={t('scoreHint')}
            required
            min={0}
            allowDecimal={false}
            value={score}
            onChange={(value) => setScore(typeof value === 'number' ? value : '')}
          />
        )}
      </ReasonDialog>
      <ReasonDialog
        opened={asking === 'cancel'}
        onClose={close}
        title={t('cancelTitle', { id: submitId })}
        action={t('cancelJudging').replace('…', '')}
        op={cancelJudge}
        inputOf={(reason) => ({ submitId, reason })}
        onDone={finish(t('cancelled'))}
      >
        <Text>{t('cancelAsk')}</Text>
      </ReasonDialog>
    </>
  );
}
