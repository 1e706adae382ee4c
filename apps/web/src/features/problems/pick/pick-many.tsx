import { PICKS_MAX } from '@assay/contract/authoring/picking.ts';
import { readProblemPicks } from '@assay/rules/problems/problem-picks.ts';
import { Box, Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';

/** What became of the ids of a text. */
export interface Picked {
  added: readonly unknown[];
  unknown: readonly string[];
  already: readonly string[];
  tooMany: boolean;
}

interface PickManyProps {
  onAdd: (problemIds: string) => Promise<Picked>;
  /** One may paste as soon as the page is there; a dialog leads here by itself. */
  isFocused?: boolean;
}

/** Many problems at once by their display ids, as people paste them. */
export function PickMany({ onAdd, isFocused = false }: PickManyProps) {
  const t = useText(TEXT);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [picked, setPicked] = useState<Picked | null>(null);
  const { ids, malformed, tooMany } = readProblemPicks(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ids.length === 0) return;
    setBusy(true);
    onAdd(text)
      .then(
        (answer) => {
          setPicked(answer);
          // what was not found stays to be fixed
          setText(answer.unknown.join(' '));
        },
        // the failure was announced already
        () => {},
      )
      .finally(() => setBusy(false));
  };
  return (
    <form onSubmit={send}>
      <TextInput
        label={t('many')}
        data-autofocus
        autoFocus={isFocused}
        placeholder="1001 1005-1009"
        description={t('manyHint')}
        maxLength={PICKS_MAX}
        value={text}
        error={tooMany ? t('tooMany') : malformed.length > 0 && t('malformed', { ids: malformed.join(' ') })}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPicked(null);
        }}
        inputContainer={(input) => (
          <Group gap="sm" wrap="nowrap">
            <Box flex={1}>{input}</Box>
            <Button type="submit" variant="light" loading={isBusy} disabled={ids.length === 0 || tooMany}>
              {t('addMany', { count: ids.length })}
            </Button>
          </Group>
        )}
      />
      <Text size="sm" role="status" mt={picked ? 'xs' : 0}>
        {picked && resultWords(picked, t)}
      </Text>
    </form>
  );
}

type Say = ReturnType<typeof useText<typeof TEXT>>;

function resultWords({ added, already, unknown }: Picked, t: Say): string {
  return [
    t('addedMany', { count: added.length }),
    already.length > 0 ? t('already', { ids: already.join(' ') }) : '',
    unknown.length > 0 ? t('unknown', { ids: unknown.join(' ') }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
