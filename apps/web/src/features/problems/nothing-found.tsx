import { getAllProblemTags } from '@assay/contract/catalog/tags.ts';
import { Button, Group } from '@mantine/core';
import { X } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Droppable, droppable, NO_FILTERS, type ProblemFilters } from './problem-filters.ts';
import { TEXT } from './text.ts';
import { useDifficulties, useDifficultyName } from './use-catalog.ts';

interface NothingFoundProps {
  filters: ProblemFilters;
  /** Solved problems that this page hides. */
  hidden: number;
  onChange: (change: Partial<ProblemFilters>) => void;
}

/** Says which filters are in force and drops one at a click. */
export function NothingFound({ filters, hidden, onChange }: NothingFoundProps) {
  const t = useText(TEXT);
  const nameOf = useDifficultyName();
  const { data: levels } = useDifficulties();
  const { data: tags } = useCall(getAllProblemTags, {}, { enabled: filters.tagId.length > 0 });
  const list = droppable(filters);
  const say = (one: Droppable): string => {
    switch (one.what) {
      case 'keyword':
        return t('dropKeyword', { keyword: one.keyword });
      case 'tag':
        return t('dropTag', { name: tags?.find(({ id }) => id === one.id)?.name ?? one.id });
      case 'difficulty': {
        const level = levels?.find(({ id }) => id === one.id);
        return t('dropDifficulty', { name: level ? nameOf(level) : one.id });
      }
      case 'oj':
        return t('dropOj', { name: one.oj });
    }
  };
  if (list.length === 0 && hidden === 0) return <EmptyState spot="problems" text={t('noProblems')} />;
  return (
    <EmptyState
      spot={hidden > 0 ? 'solved' : 'nothing'}
      text={t('nothingFound')}
      hint={t('nothingFoundHint')}
      action={
        <Group justify="center" gap="xs">
          {hidden > 0 && (
            <Button variant="default" leftSection={<X aria-hidden />} onClick={() => onChange({ hideSolved: false })}>
              {t('drop', { what: t('dropHidden') })}
            </Button>
          )}
          {list.map((one) => (
            <Button
              key={say(one)}
              variant="default"
              leftSection={<X aria-hidden />}
              onClick={() => onChange(one.change)}
            >
              {t('drop', { what: say(one) })}
            </Button>
          ))}
          {list.length > 1 && (
            <Button variant="subtle" onClick={() => onChange(NO_FILTERS)}>
              {t('clearAll')}
            </Button>
          )}
        </Group>
      }
    />
  );
}
