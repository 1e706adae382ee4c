import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { ColorInput, NumberInput } from '../../../ui/fields/fields.tsx';
import { inkOn } from '../ink-on.ts';
import type { ContestForm } from './contest-form.ts';
import { FORM_TEXT } from './form/text.ts';

type Awards = ContestForm['awardConfigList'];

interface AwardRowsProps {
  awards: Awards;
  /** Whether they are parts of a hundred contestants. */
  isShare: boolean;
  /** Priority of one that cannot be given as it is. */
  bad: number | null;
  onChange: (awards: Awards) => void;
}

/** What the color of an award must be. */
const HEX = /^#[0-9a-f]{6}$/i;

/** The awards of a contest, the first one given first. */
export function AwardRows({ awards, isShare, bad, onChange }: AwardRowsProps) {
  const t = useText(FORM_TEXT);
  const num = t(isShare ? 'awardPercent' : 'awardNum');
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
            error={award.priority === bad}
            onChange={(event) => set(at, { name: event.currentTarget.value })}
          />
          <NumberInput
            label={at === 0 ? num : undefined}
            aria-label={num}
            w={110}
            min={0}
            error={award.priority === bad}
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
            error={!HEX.test(award.background)}
            onChange={(background) =>
              set(at, { background, ...(HEX.test(background) && { color: inkOn(background) }) })
            }
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('remove')}
            onClick={() => numbered(awards.filter((_award, index) => index !== at))}
          >
            <Trash2 aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {bad !== null && (
        <Text size="sm" c="red" role="alert">
          {t(isShare ? 'awardBadShare' : 'awardBad')}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Plus aria-hidden />}
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
