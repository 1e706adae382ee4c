import type { DataOf } from '@assay/contract/op.ts';
import type { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import type { ReactNode } from 'react';
import { formatLength, formatMoment } from '../../../lib/format.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { TEXT } from '../text.ts';
import styles from './submission-summary.module.css';

type Submission = DataOf<typeof getSubmissionDetail>['submission'];

/** Problem, author, language, length and moment of a submission. */
export function SubmissionSummary({ submission }: { submission: Submission }) {
  const t = useText(TEXT);
  const facts: [string, ReactNode][] = [
    [
      t('problem'),
      <Link key="problem" className={styles.link} href={addressOf(submission.venue).problem(submission.displayId)}>
        {submission.displayId} {submission.title}
      </Link>,
    ],
    [t('author'), <UserLink key="author" uid={submission.uid} username={submission.username} />],
    [t('language'), submission.language],
    [t('length'), submission.length === null ? '–' : formatLength(submission.length)],
    [
      t('submitTime'),
      <time key="time" dateTime={submission.submitTime}>
        {formatMoment(submission.submitTime)}
      </time>,
    ],
    [t('judger'), submission.judger ?? '–'],
  ];
  if (submission.acCoin) facts.push([t('reward'), t('coins', { count: submission.acCoin })]);
  return (
    <Panel>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
