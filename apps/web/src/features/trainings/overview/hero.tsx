import { registerTraining } from '@assay/contract/trainings/list.ts';
import { Button } from '@mantine/core';
import { ArrowRight, CheckCheck, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from '../../../lib/notices.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Link } from '../../../ui/link.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ProgressBar } from '../../sections/progress-bar.tsx';
import { type Training, trainingChanged, useTrainingVenue } from '../shell/use-training.ts';
import { TEXT } from '../text.ts';
import { AuthTag, CategoryTag } from '../training-tags.tsx';
import styles from './overview.module.css';

/** What a training is, how far one is in it, and where to go on. */
export function Hero({ training }: { training: Training }) {
  const t = useText(TEXT);
  const { id, auth, categoryName, problemCount, acCount, registeredCount, uid, author, gmtModified, access } = training;
  return (
    <section className={styles.hero}>
      <dl className={styles.facts}>
        <Fact name={t('trainingNumber')}>{id}</Fact>
        <Fact name={t('kind')}>
          <AuthTag auth={auth} />
        </Fact>
        {categoryName !== null && (
          <Fact name={t('category')}>
            <CategoryTag {...training} />
          </Fact>
        )}
        <Fact name={t('problemCount')}>{problemCount}</Fact>
        <Fact name={t('people')}>{registeredCount}</Fact>
        <Fact name={t('author')}>{uid === null ? author : <UserLink username={author} />}</Fact>
        <Fact name={t('updated')}>
          <RelativeTime at={gmtModified} />
        </Fact>
      </dl>
      <div className={styles.own}>
        <ProgressBar solved={acCount ?? 0} total={problemCount} />
        {access && <Way training={training} />}
      </div>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The button that leads on: starting first, for which others than public trainings have a card with their password, then the next problem. */
function Way({ training }: { training: Training }) {
  const t = useText(TEXT);
  const venue = useTrainingVenue();
  const start = useAction(registerTraining, {
    onSuccess: () => {
      toast.success(t('registered'));
      void trainingChanged();
    },
  });
  const { id, registered, isTrainingAdmin, auth, next, problemCount, acCount } = training;
  const isDone = problemCount > 0 && acCount === problemCount;
  return (
    <div className={styles.way}>
      {!registered && !isTrainingAdmin && auth === 'Public' && (
        <>
          <Button
            leftSection={<Play size={16} aria-hidden />}
            loading={start.isPending}
            onClick={() => start.mutate({ tid: id })}
          >
            {t('start')}
          </Button>
          <span className={styles.hint}>{t('startHint')}</span>
        </>
      )}
      {(registered || isTrainingAdmin) && next && (
        <Button
          component={Link}
          href={addressOf(venue).problem(next.problemId)}
          rightSection={<ArrowRight size={16} aria-hidden />}
          className={styles.next}
        >
          {t('goOn', { id: next.problemId, title: next.title })}
        </Button>
      )}
      {!next && problemCount > 0 && (
        <span className={styles.done}>
          <CheckCheck aria-hidden /> {t(isDone ? 'allSolved' : 'openSolved')}
        </span>
      )}
    </div>
  );
}
