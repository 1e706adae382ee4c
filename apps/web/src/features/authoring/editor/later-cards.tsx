import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TestDataCard } from '../data/test-data-card.tsx';
import type { ProblemForm } from '../form/problem-form.ts';
import type { CardProps } from './card.ts';
import { Card } from './card-frame.tsx';
import { ExtraFilesCard } from './extra-files-card.tsx';
import { JudgingCard } from './judging-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { SamplesCard } from './samples-card.tsx';
import { TemplatesCard } from './templates-card.tsx';

const QuestionsCard = lazyPart(() => import('../questions/questions-card.tsx').then((module) => module.QuestionsCard));

interface LaterCardsProps extends CardProps<keyof ProblemForm> {
  /** Null for a new problem. */
  pid: number | null;
  onSave: () => void;
}

/** The cards of the problem editor below the statement. */
export function LaterCards({ pid, onSave, ...card }: LaterCardsProps) {
  return (
    <>
      <Card name="limits">
        <LimitsCard {...card} />
      </Card>
      <Card name="samples">
        <SamplesCard {...card} />
      </Card>
      <Card name="judging">
        <JudgingCard {...card} pid={pid} />
      </Card>
      <Card name="data">
        {card.form.cases.from === 'questions' ? (
          <Suspense fallback={<Skeleton height={240} />}>
            <QuestionsCard {...card} />
          </Suspense>
        ) : (
          <TestDataCard {...card} pid={pid} />
        )}
      </Card>
      <Card name="templates">
        <TemplatesCard {...card} onSave={onSave} />
      </Card>
      <Card name="files">
        <ExtraFilesCard {...card} />
      </Card>
    </>
  );
}
