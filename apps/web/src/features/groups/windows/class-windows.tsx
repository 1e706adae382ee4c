import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';
import { useText } from '../../../lib/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TEXT } from './text.ts';

export interface Window {
  from: string;
  until: string;
}

export interface ClassWindow {
  label: string;
  /** Members in it. */
  people: number;
  /** Null: as for everybody. */
  window: Window | null;
}

interface ClassWindowsProps {
  classes: readonly ClassWindow[];
  everybody: Window;
  /** What the two moments are called. */
  words: Window;
  isSaving: boolean;
  /** @param window null: as for everybody again */
  onSave: (label: string, window: Window | null) => void;
}

/** When something of a group is open to each of its classes (ASG-26, WORK-28). */
export function ClassWindows({ classes, ...rest }: ClassWindowsProps) {
  const t = useText(TEXT);
  if (classes.length === 0) return <EmptyState text={t('noClasses')} hint={t('noClassesHint')} />;
  return (
    <Stack gap="lg">
      {classes.map((one) => (
        <ClassForm key={`${one.label} ${one.window?.from} ${one.window?.until}`} of={one} {...rest} />
      ))}
    </Stack>
  );
}

function ClassForm({
  of,
  everybody,
  words,
  isSaving,
  onSave,
}: Omit<ClassWindowsProps, 'classes'> & { of: ClassWindow }) {
  const t = useText(TEXT);
  const { label, people, window } = of;
  const shown = window ?? everybody;
  const [from, setFrom] = useState(localOf(Date.parse(shown.from)));
  const [until, setUntil] = useState(localOf(Date.parse(shown.until)));
  const isReady = isoOfLocal(from) !== '' && isoOfLocal(until) !== '' && from < until;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSave(label, { from: isoOfLocal(from), until: isoOfLocal(until) });
  };
  return (
    <form onSubmit={send} aria-label={label}>
      <Text size="sm">
        <b>{label}</b> · {t('people', { count: people })} · {t(window ? 'own' : 'asOthers')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
        <TextInput
          type="datetime-local"
          label={words.from}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={words.until}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </SimpleGrid>
      <Group justify="flex-end" gap="xs" mt="xs">
        {window && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('backOf', { label })}
            disabled={isSaving}
            onClick={() => onSave(label, null)}
          >
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          size="compact-sm"
          aria-label={t('saveOf', { label })}
          disabled={!isReady}
          loading={isSaving}
        >
          {t('save')}
        </Button>
      </Group>
    </form>
  );
}
