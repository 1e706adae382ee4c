import { ActionIcon, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import styles from './outline.module.css';
import type { SectionProps } from './outline-section.tsx';
import { TEXT } from './outline-text.ts';

const RULES_MAX = 5;

/** What opens a section: so many problems solved of earlier ones (TRAIN-7). */
export function SectionRules({ sections, at, isBusy, onSave }: SectionProps) {
  const t = useText(TEXT);
  const section = sections[at]!;
  const { requires } = section;
  const save = (rules: typeof requires) => onSave(sections.with(at, { ...section, requires: rules }));
  const asked = new Set(requires.map((rule) => rule.section));
  const isFree = (place: number) => !asked.has(place) && sections[place]!.pids.length > 0;
  const earlier = sections.slice(0, at).map((one, place) => ({
    value: String(place),
    label: one.title || t('section', { place: place + 1 }),
  }));
  const next = earlier.map(({ value }) => Number(value)).findLast(isFree);
  return (
    <Stack gap="xs" className={styles.rules}>
      {requires.map((rule, index) => (
        <Group key={rule.section} gap="xs" align="flex-end">
          <NativeSelect
            size="xs"
            label={t('ofSection')}
            value={String(rule.section)}
            disabled={isBusy}
            data={earlier.filter(({ value }) => Number(value) === rule.section || isFree(Number(value)))}
            onChange={(event) => save(requires.with(index, { section: Number(event.currentTarget.value), solved: 1 }))}
          />
          <Solved
            key={rule.solved}
            solved={rule.solved}
            max={sections[rule.section]!.pids.length}
            isBusy={isBusy}
            onSolved={(solved) => save(requires.with(index, { ...rule, solved }))}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('removeRule')}
            disabled={isBusy}
            onClick={() => save(requires.toSpliced(index, 1))}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {next !== undefined && requires.length < RULES_MAX && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={isBusy}
            onClick={() => save([...requires, { section: next, solved: 1 }])}
          >
            {t('addRule')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface SolvedProps {
  solved: number;
  max: number;
  isBusy: boolean;
  onSolved: (solved: number) => void;
}

function Solved({ solved, max, isBusy, onSolved }: SolvedProps) {
  const t = useText(TEXT);
  const [value, setValue] = useState<number | string>(solved);
  const leave = () => {
    setValue(solved);
    if (typeof value === 'number' && value !== solved) onSolved(value);
  };
  return (
    <NumberInput
      size="xs"
      w={110}
      label={`${t('solved')} (1–${max})`}
      min={1}
      max={max}
      allowDecimal={false}
      value={value}
      readOnly={isBusy}
      onChange={setValue}
      onBlur={leave}
    />
  );
}
