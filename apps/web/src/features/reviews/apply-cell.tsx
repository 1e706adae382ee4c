import type { AppliedProblemRow } from '@assay/contract/authoring/own-problems.ts';
import { applyPublic } from '@assay/contract/reviews/problems.ts';
import { REVIEW_STATE, REVIEW_TEXT_MAX } from '@assay/contract/reviews/review.ts';
import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { readProblemLists } from '../authoring/list/read-lists.ts';
import styles from './reviews.module.css';
import { TEXT } from './text.ts';

/** Where the application of a problem of a group or person is, and what may be done about it: apply, withdraw, apply again (GRP-12). */
export function ApplyCell({ row }: { row: AppliedProblemRow }) {
  const t = useText(TEXT);
  const [asking, setAsking] = useState<'apply' | 'withdraw' | null>(null);
  const [message, setMessage] = useState('');
  const close = () => setAsking(null);
  const change = useAction(applyPublic, {
    onSuccess: (_nothing, { isApplied }) => {
      close();
      toast.success(t(isApplied ? 'applied' : 'hasWithdrawn'));
    },
    onSettled: readProblemLists,
  });
  const { id: pid, problemId, title, applyPublicProgress: progress, review, mayEdit } = row;
  const named = { id: problemId, title };
  if (progress === REVIEW_STATE.passed) return <Badge tone="good">{t('isPublic')}</Badge>;
  return (
    <span className={styles.apply}>
      {progress === REVIEW_STATE.refused && (
        <Tip label={review?.reason ?? ''}>
          <span>
            <Badge tone="alarm">{t('wasRefused')}</Badge>
          </span>
        </Tip>
      )}
      {progress === REVIEW_STATE.applying ? (
        <Button
          size="compact-sm"
          variant="light"
          disabled={!mayEdit}
          aria-label={t('withdrawOf', { id: problemId })}
          onClick={() => setAsking('withdraw')}
        >
          {t('isApplying')}
        </Button>
      ) : (
        mayEdit && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('applyOf', { id: problemId })}
            onClick={() => setAsking('apply')}
          >
            {t(progress === null ? 'apply' : 'applyAgain')}
          </Button>
        )
      )}
      <Confirm
        opened={asking === 'apply'}
        onClose={close}
        title={t('apply')}
        action={t('apply')}
        busy={change.isPending}
        onConfirm={() => change.mutate({ pid, isApplied: true, message })}
      >
        <Text>{t('applyAsk', named)}</Text>
        <Textarea
          mt="md"
          label={t('applyMessage')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={REVIEW_TEXT_MAX}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Confirm>
      <Confirm
        opened={asking === 'withdraw'}
        onClose={close}
        title={t('withdraw')}
        action={t('withdraw')}
        busy={change.isPending}
        onConfirm={() => change.mutate({ pid, isApplied: false })}
      >
        <Text>{t('withdrawAsk', named)}</Text>
      </Confirm>
    </span>
  );
}
