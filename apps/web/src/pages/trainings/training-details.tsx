import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { Markdown, MarkdownSkeleton } from '../../features/markdown/markdown-text.tsx';
import { TrainingMedals } from '../../features/medals/medal-cards.tsx';
import { Hero } from '../../features/trainings/overview/hero.tsx';
import { Path } from '../../features/trainings/overview/path.tsx';
import { PasswordCard } from '../../features/trainings/shell/password-card.tsx';
import { TrainingShell } from '../../features/trainings/shell/training-shell.tsx';
import { asksPassword } from '../../features/trainings/shell/use-training.ts';
import { TEXT } from '../../features/trainings/text.ts';
import { useText } from '../../lib/text.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The introduction of a training: facts, own progress, how to get in, what it is about. */
export function Page() {
  const t = useText(TEXT);
  return (
    <TrainingShell tab="overview">
      {(training) => (
        <PageFrame>
          <Stack gap="md" data-column>
            <Hero training={training} />
            {asksPassword(training) && <PasswordCard training={training} />}
            <TrainingMedals tid={training.id} />
            {training.access && <Path tid={training.id} />}
            {training.description.trim() !== '' && (
              <Panel title={t('description')}>
                <Suspense fallback={<MarkdownSkeleton />}>
                  <Markdown source={training.description} />
                </Suspense>
              </Panel>
            )}
          </Stack>
        </PageFrame>
      )}
    </TrainingShell>
  );
}
