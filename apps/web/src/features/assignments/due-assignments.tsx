import { getDueAssignments } from '@assay/contract/assignments/list.ts';
import { formatMoment } from '../../lib/format.ts';
import { rows, useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { Link } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending/pending.tsx';
import styles from './assignments.module.css';
import { targetHref } from './shown.ts';

/** The other words of assignments come with their pages. */
const TEXT = rows({
  due: { zh: '待交作业', en: 'Due soon' },
});

/** What the viewer has to hand in next, in any group or in one: a card of the home page and of a group. Nothing for who has nothing due. */
export function DueAssignments({ gid }: { gid?: number }) {
  const t = useText(TEXT);
  const user = useUser();
  const { data, isLoading } = useCall(getDueAssignments, { gid }, { enabled: user !== null, call: { quiet: true } });
  if (isLoading) return <Pending />;
  if (!user || !data || data.length === 0) return null;
  return (
    <Panel title={t('due')}>
      <ul className={styles.due}>
        {data.map((row) => (
          <li key={row.id} data-row>
            <Link href={targetHref(row)}>{row.title}</Link>
            <small>
              {gid === undefined && `${row.groupName} · `}
              <time dateTime={row.dueAt}>{formatMoment(row.dueAt)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
