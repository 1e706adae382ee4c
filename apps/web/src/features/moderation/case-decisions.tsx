import { type ModerationCase, undoModeration } from '@assay/contract/moderation/moderation.ts';
import { Button } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { casesChanged } from './decide-form.tsx';
import styles from './moderation.module.css';
import { TEXT } from './text.ts';

/** What was decided so far; the last decision can be taken back for a time. */
export function CaseDecisions({ data: { decisions } }: { data: ModerationCase }) {
  const t = useText(TEXT);
  const undo = useAction(undoModeration, {
    onSuccess: () => toast.success(t('undoneToast')),
    onSettled: casesChanged,
  });
  if (decisions.length === 0) return null;
  return (
    <section>
      <h3>{t('decisions')}</h3>
      <ul className={styles.list}>
        {decisions.map((one) => (
          <li key={one.id}>
            {one.actions.map((action) => t(action)).join(' · ')} {one.username && <bdi>{one.username}</bdi>}{' '}
            <RelativeTime at={one.gmtCreate} />
            {one.note && <div>{one.note}</div>}
            {one.undoneBy !== null && <div className={styles.soft}>{t('undone', { name: one.undoneBy })}</div>}
            {one.mayUndo && (
              <div>
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={undo.isPending}
                  onClick={() => undo.mutate({ id: one.id })}
                >
                  {t('undo')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
