import { getJudgements, restoreJudgement } from '@assay/contract/judging/judgements.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatMemoryUsed, formatTime } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { VerdictBadge } from '../../../ui/verdict-badge.tsx';
import { NewSetDialog } from '../../judging/rejudge/new-set-dialog.tsx';
import { ByHand } from './by-hand.tsx';
import styles from './history.module.css';
import { ReasonDialog } from './reason-form.tsx';
import { TEXT } from './text.ts';

type Judgement = DataOf<typeof getJudgements>['judgements'][number];

interface HistoryProps {
  submission: DataOf<typeof getSubmissionDetail>['submission'];
}

const again = () => refresh(getJudgements, getSubmissionDetail, getAllCaseResult);

/** Every result a submission had, for staff; super administrators may put an earlier one back, or set one by hand. */
export function History({ submission }: HistoryProps) {
  const t = useText(TEXT);
  const { submitId, status } = submission;
  const { data } = useCall(getJudgements, { submitId });
  const [chosen, setChosen] = useState<Judgement | null>(null);
  const [isJudgingBeside, setJudgingBeside] = useState(false);
  // A new verdict is a new row.
  useEffect(() => {
    if (isFinal(status)) void refresh(getJudgements);
  }, [status]);
  // of a result that is hidden from an admin there is nothing
  if (!data || (data.judgements.length === 0 && !data.mayRestore)) return null;
  return (
    <Panel
      title={t('title')}
      aside={
        data.mayRestore && (
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              disabled={!isFinal(status)}
              onClick={() => setJudgingBeside(true)}
            >
              {t('beside')}
            </Button>
            <ByHand submission={submission} onChanged={again} />
          </Group>
        )
      }
    >
      <ol className={styles.list}>
        {data.judgements.map((one) => (
          <li key={one.id} className={styles.row}>
            <VerdictBadge code={one.status} />
            {one.score !== null && <b className="tnum">{t('points', { score: one.score })}</b>}
            {one.current && <span className={styles.current}>{t('current')}</span>}
            <span className={styles.soft}>
              {[
                t(one.source),
                one.by === null ? one.judger : t('by', { name: one.by }),
                one.time === null ? null : formatTime(one.time),
                one.memory === null ? null : formatMemoryUsed(one),
                one.languageVersion || null,
                one.problemVersion === null ? null : t('problemVersion', { number: one.problemVersion }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.soft}>
              <RelativeTime at={one.gmtCreate} />
            </span>
            {one.setId !== null &&
              (data.mayRestore ? (
                <Link className={styles.link} href={paths.adminRejudgeSet(one.setId)}>
                  {t('ofSet', { id: one.setId })}
                </Link>
              ) : (
                <span className={styles.soft}>{t('ofSet', { id: one.setId })}</span>
              ))}
            {one.reason && <span className={styles.soft}>“{one.reason}”</span>}
            {data.mayRestore && !one.current && isFinal(status) && (
              <Button className={styles.push ?? ''} size="compact-sm" variant="default" onClick={() => setChosen(one)}>
                {t('restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ReasonDialog
        opened={chosen !== null}
        onClose={() => setChosen(null)}
        title={t('restore')}
        action={t('restore')}
        op={restoreJudgement}
        inputOf={(reason) => ({ submitId, judgementId: chosen?.id ?? 0, reason })}
        onDone={async () => {
          setChosen(null);
          toast.success(t('restored'));
          await again();
        }}
      >
        {chosen && <VerdictBadge code={chosen.status} />}
        <Text>{t('restoreAsk')}</Text>
      </ReasonDialog>
      <NewSetDialog start={{ submitId }} opened={isJudgingBeside} onClose={() => setJudgingBeside(false)} />
    </Panel>
  );
}
