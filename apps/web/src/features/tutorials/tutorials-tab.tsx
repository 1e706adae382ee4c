import type { OwnTutorial } from '@assay/contract/tutorials/tutorial.ts';
import { getTutorials } from '@assay/contract/tutorials/tutorials.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { useLoggedIn } from '../accounts/sign-in/use-logged-in.ts';
import { MarkdownSkeleton } from '../markdown/markdown-text.tsx';
import { TEXT } from './text.ts';
import { TutorialCard } from './tutorial-card.tsx';
import { TutorialForm } from './tutorial-form.tsx';
import styles from './tutorials.module.css';

const PAGE_SIZE = 10;

interface TutorialsTabProps {
  venue: Venue;
  /** The address of the problem in the venue. */
  problemId: string;
  /** May change the problem. */
  mayManage: boolean;
}

/** Tutorials of a problem: own ones that are not approved, and those that everybody finds (NOTE-6). */
export function TutorialsTab({ venue, problemId, mayManage }: TutorialsTabProps) {
  const t = useText(TEXT);
  const user = useUser();
  const loggedIn = useLoggedIn();
  const [currentPage, setPage] = useState(1);
  const [sort, setSort] = useState<'likes' | 'newest'>('likes');
  const [shown, setShown] = useState<'new' | OwnTutorial | null>(null);
  const close = () => setShown(null);
  const about = { problemId, ...wireOf(venue) };
  const { data, error, refetch } = useCall(
    getTutorials,
    { ...about, currentPage, limit: PAGE_SIZE, sort },
    { keep: true },
  );
  const mine = useCall(getTutorials, { ...about, onlyMine: true }, { enabled: user !== null });
  const own = (mine.data?.records ?? []) as OwnTutorial[];
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <MarkdownSkeleton />;
  const waiting = own.filter(({ isPublished }) => !isPublished);
  const write = () => {
    if (loggedIn()) setShown('new');
  };
  const add = (
    <Button size="xs" leftSection={<Plus aria-hidden />} onClick={write}>
      {t('write')}
    </Button>
  );
  return (
    <div className={styles.tab}>
      {data.total === 0 && waiting.length === 0 ? (
        <EmptyState text={t('none')} hint={t('noneHint')} action={add} />
      ) : (
        <>
          <div className={styles.bar}>
            {add}
            <Segments
              label={t('sort')}
              size="xs"
              value={sort}
              onChange={setSort}
              choices={[
                { value: 'likes', label: t('byLikes') },
                { value: 'newest', label: t('byNewest') },
              ]}
            />
          </div>
          <ul className={styles.list}>
            {waiting.map((one) => (
              <TutorialCard key={one.id} one={one} onEdit={() => setShown(one)} />
            ))}
            {data.records.map((one) => {
              const edited = own.find(({ id }) => id === one.id);
              return <TutorialCard key={one.id} one={one} onEdit={edited && (() => setShown(edited))} />;
            })}
          </ul>
          {data.total > PAGE_SIZE && <Pager total={data.total} page={currentPage} size={PAGE_SIZE} onPage={setPage} />}
        </>
      )}
      <Dialog
        opened={shown !== null}
        onClose={close}
        title={t(shown === 'new' || shown === null ? 'write' : 'editTitle')}
        size="xl"
      >
        {shown === 'new' && <TutorialForm about={about} mayManage={mayManage} onClose={close} />}
        {shown !== null && shown !== 'new' && (
          <TutorialForm key={shown.id} tutorial={shown} mayManage={mayManage} onClose={close} />
        )}
      </Dialog>
    </div>
  );
}
