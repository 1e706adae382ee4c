import { getModerationCase, type ModerationCase } from '@assay/contract/moderation/moderation.ts';
import { Button, Skeleton } from '@mantine/core';
import { formatMoment } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { DecideForm } from './decide-form.tsx';
import styles from './moderation.module.css';
import { TEXT } from './text.ts';

/** Everything that one decides by, and the decision (DISC-13). */
export function CaseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getModerationCase, { id });
  return (
    <Dialog opened fullScreen onClose={onClose} title={data?.title ?? t('caseTitle')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.case}>
          <Content data={data} />
          <div className={styles.column}>
            <Record data={data} />
            {data.isOpen && <DecideForm key={data.version} data={data} />}
            <CaseDecisions data={data} />
          </div>
        </div>
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  );
}

/** What was reported is shown as plain text: a moderator reads what was written, not what it looks like. */
function Content({ data }: { data: ModerationCase }) {
  const t = useText(TEXT);
  const isSame = data.now.content === data.content;
  const where = paths.discussion(data.did, data.gid);
  return (
    <div className={styles.column}>
      <section>
        <h3>{t('reportedText')}</h3>
        <pre className={styles.text}>{data.content}</pre>
        {isSame && <span className={styles.soft}>{t('nowSame')}</span>}
      </section>
      {!isSame && (
        <section>
          <h3>{t('now')}</h3>
          <pre className={styles.text}>{data.now.content}</pre>
        </section>
      )}
      {data.history.length > 0 && (
        <section>
          <h3>{t('history')}</h3>
          {data.history.map((one) => (
            <div key={one.gmtCreate}>
              <span className={styles.soft}>{formatMoment(one.gmtCreate)}</span>
              <pre className={styles.text}>{one.content}</pre>
            </div>
          ))}
        </section>
      )}
      <section>
        <h3>{t('reports')}</h3>
        <ul className={styles.list}>
          {data.reportList.map((one) => (
            <li key={one.reporter}>
              <UserLink username={one.reporter} /> <RelativeTime at={one.gmtCreate} />
              <div>{one.content}</div>
            </li>
          ))}
        </ul>
      </section>
      <div>
        <Button
          component={Link}
          variant="default"
          href={data.commentId === null ? where : `${where}?comment=${data.commentId}`}
        >
          {t('openIt')}
        </Button>
      </div>
    </div>
  );
}

function Record({ data: { record, author, authorUid } }: { data: ModerationCase }) {
  const t = useText(TEXT);
  return (
    <section>
      <h3>{t('record')}</h3>
      <UserLink uid={authorUid} username={author} />
      <dl className={styles.facts}>
        <dt>{t('since')}</dt>
        <dd className="tnum">{formatMoment(record.gmtCreate).slice(0, 10)}</dd>
        <dt>{t('solved')}</dt>
        <dd className="tnum">{record.solved}</dd>
        <dt>{t('written')}</dt>
        <dd className="tnum">
          {record.discussions} / {record.comments}
        </dd>
        <dt>{t('removed')}</dt>
        <dd className="tnum">{record.removed}</dd>
        <dt>{t('cases')}</dt>
        <dd className="tnum">{record.cases}</dd>
        {record.muted && <dt>{t('isMuted')}</dt>}
      </dl>
    </section>
  );
}
