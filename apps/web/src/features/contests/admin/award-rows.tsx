import { ActionIcon, Button, ColorInput, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import type { ContestForm } from './contest-form.ts';
import { TEXT } from './text.ts';

type Awards = ContestForm['awardConfigList'];

/** The awards of a contest, the first one given first. */
export function AwardRows({ awards, onChange }: { awards: Awards; onChange: (awards: Awards) => void }) {
  const t = useText(TEXT);
  const numbered = (next: Awards) => onChange(next.map((award, at) => ({ ...award, priority: at + 1 })));
  const set = (at: number, patch: Partial<Awards[number]>) =>
    onChange(awards.map((award, index) => (index === at ? { ...award, ...patch } : award)));
  return (
    <Stack gap="xs">
      {awards.map((award, at) => (
        <Group key={award.priority} gap="xs" align="flex-end">
          <TextInput
            label={at === 0 ? t('awardName') : undefined}
            aria-label={t('awardName')}
            value={award.name}
            maxLength={50}
            onChange={(event) => set(at, { name: event.currentTarget.value })}
          />
          <NumberInput
            label={at === 0 ? t('awardNum') : undefined}
            aria-label={t('awardNum')}
            w={110}
            min={0}
            allowDecimal={false}
            value={award.num}
            onChange={(value) => set(at, { num: Number(value) })}
          />
          <ColorInput
            label={at === 0 ? t('color') : undefined}
            aria-label={t('color')}
            w={130}
            format="hex"
            value={award.background}
            onChange={(background) => set(at, { background })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('remove')}
            onClick={() => numbered(awards.filter((_award, index) => index !== at))}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Plus size={14} aria-hidden />}
        onClick={() =>
          numbered([
            ...awards,
            { priority: awards.length + 1, name: '', background: '#607d8b', color: '#ffffff', num: 1 },
          ])
        }
      >
        {t('awardAdd')}
      </Button>
    </Stack>
  );
}
