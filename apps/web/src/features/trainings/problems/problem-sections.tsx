import { getTrainingProblemList, type TrainingSection } from '@assay/contract/trainings/problems.ts';
import { Switch } from '@mantine/core';
import { Lock } from 'lucide-react';
import { addressOf } from '../../../lib/paths.ts';
import { flagOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ProblemTable } from '../../problems/problem-table.tsx';
import { ProgressBar } from '../../sections/progress-bar.tsx';
import { useTrainingVenue } from '../shell/use-training.ts';
import { TEXT } from '../text.ts';
import styles from './problems.module.css';
import { Requirements } from './requirements.tsx';

const FILTERS = { tags: flagOf() } as const;

/** The problems of a training, a table for each section; closed ones say what opens them. */
export function ProblemSections({ tid }: { tid: number }) {
  const t = useText(TEXT);
  const [{ tags }, change] = useSearch(FILTERS);
  const { data, error, isFetching, refetch } = useCall(getTrainingProblemList, { tid }, { keep: true });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const sections = data ?? [{ ...WAITING, id: 0 }];
  if (data?.every(({ problemCount }) => problemCount === 0)) {
    return (
      <Panel>
        <EmptyState spot="problems" text={t('noProblems')} />
      </Panel>
    );
  }
  return (
    <div className={styles.sections}>
      <div className={styles.tools}>
        <Switch
          label={t('showTags')}
          checked={tags}
          onChange={(event) => void change({ tags: event.currentTarget.checked }, { replace: true })}
        />
      </div>
      {sections.map((section, at) => (
        <Section
          key={section.id}
          section={section}
          place={at + 1}
          isAlone={sections.length === 1}
          isWaiting={!data}
          isFetching={isFetching}
          withTags={tags}
        />
      ))}
    </div>
  );
}

const WAITING: Omit<TrainingSection, 'id'> = {
  title: '',
  isOpen: true,
  requires: [],
  problemCount: 1,
  acCount: 0,
  problems: [],
};

interface SectionProps {
  section: TrainingSection;
  /** From 1. */
  place: number;
  /** The training is not divided: no heading. */
  isAlone: boolean;
  isWaiting: boolean;
  isFetching: boolean;
  withTags: boolean;
}

function Section({ section, place, isAlone, isWaiting, isFetching, withTags }: SectionProps) {
  const t = useText(TEXT);
  const venue = useTrainingVenue();
  const { title, isOpen, requires, problems, problemCount, acCount } = section;
  const status = Object.fromEntries(problems.map(({ pid, myStatus }) => [pid, { status: myStatus }]));
  const heading = (
    <span className={styles.heading}>
      <span className={styles.place}>{place}</span>
      {title || t('section', { place })}
    </span>
  );
  if (!isOpen) {
    return (
      <Panel title={heading} aside={<ProgressBar solved={acCount} total={problemCount} />}>
        <div className={styles.closed}>
          <Lock aria-hidden />
          <div>
            <b>{t('locked')}</b>
            <Requirements requires={requires} />
          </div>
        </div>
      </Panel>
    );
  }
  return (
    <Panel
      flush
      title={isAlone ? undefined : heading}
      aside={isAlone ? undefined : <ProgressBar solved={acCount} total={problemCount} />}
    >
      <ProblemTable
        rows={isWaiting ? undefined : problems}
        status={status}
        hrefOf={({ problemId }) => addressOf(venue).problem(problemId)}
        withTags={withTags}
        fetching={isFetching}
        error={null}
        onRetry={() => {}}
        empty={<EmptyState text={t('noProblems')} />}
      />
    </Panel>
  );
}
