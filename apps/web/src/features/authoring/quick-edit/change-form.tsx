import { type QuickChange, type QuickEdited, quickEditProblems } from '@assay/contract/authoring/quick-edit.ts';
import { getAllProblemTags } from '@assay/contract/catalog/tags.ts';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { MultiSelect, NumberInput } from '../../../ui/fields/fields.tsx';
import { useDifficulties, useDifficultyName } from '../../problems/use-catalog.ts';
import { readProblemLists } from '../list/read-lists.ts';
import { Changes } from './changes.tsx';
import { TEXT } from './text.ts';

/** A change as its form holds it: texts, empty for what stays. */
interface Form {
  auth: string;
  difficulty: string;
  time: number | string;
  memory: number | string;
  addTags: string[];
  removeTags: string[];
}

const NONE: Form = { auth: '', difficulty: '', time: '', memory: '', addTags: [], removeTags: [] };

const changeOf = ({ auth, difficulty, time, memory, addTags, removeTags }: Form): QuickChange => ({
  ...(auth !== '' && { auth: auth === '1' ? 1 : 2 }),
  ...(difficulty !== '' && { difficulty: Number(difficulty) }),
  ...(time !== '' && { timeLimit: Number(time) }),
  ...(memory !== '' && { memoryLimit: Number(memory) }),
  ...(addTags.length > 0 && { addTags: addTags.map(Number) }),
  ...(removeTags.length > 0 && { removeTags: removeTags.map(Number) }),
});

interface ChangeFormProps {
  pids: readonly number[];
  onDone: (changed: QuickEdited[]) => void;
}

/** What is changed of the selected problems, and what each would become. */
export function ChangeForm({ pids, onDone }: ChangeFormProps) {
  const t = useText(TEXT);
  const nameOf = useDifficultyName();
  const levels = useDifficulties().data ?? [];
  const tags = useCall(getAllProblemTags, { oj: 'ME' }).data ?? [];
  const [form, setForm] = useState(NONE);
  const [seen, setSeen] = useState<QuickEdited[] | null>(null);
  const put = (fields: Partial<Form>) => {
    setForm({ ...form, ...fields });
    setSeen(null);
  };
  const preview = useAction(quickEditProblems, { onSuccess: setSeen });
  const apply = useAction(quickEditProblems, {
    onSuccess: async (changed) => {
      onDone(changed);
      await readProblemLists();
    },
  });
  const asked = { pids: [...pids], change: changeOf(form) };
  const stays = { value: '', label: t('stays') };
  const tagNames = tags.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {t('chosen', { count: pids.length })}. {t('lead')}
      </Text>
      <Group grow align="flex-start">
        <NativeSelect
          label={t('auth')}
          value={form.auth}
          onChange={(event) => put({ auth: event.currentTarget.value })}
          data={[stays, { value: '1', label: t('public') }, { value: '2', label: t('private') }]}
        />
        <NativeSelect
          label={t('difficulty')}
          value={form.difficulty}
          onChange={(event) => put({ difficulty: event.currentTarget.value })}
          data={[stays, ...levels.map((level) => ({ value: String(level.id), label: nameOf(level) }))]}
        />
      </Group>
      <Group grow align="flex-start">
        <NumberInput
          label={t('time')}
          min={1}
          allowDecimal={false}
          value={form.time}
          onChange={(time) => put({ time })}
        />
        <NumberInput
          label={t('memory')}
          min={1}
          allowDecimal={false}
          value={form.memory}
          onChange={(memory) => put({ memory })}
        />
      </Group>
      <MultiSelect
        label={t('addTags')}
        searchable
        data={tagNames}
        value={form.addTags}
        onChange={(addTags) => put({ addTags })}
      />
      <MultiSelect
        label={t('removeTags')}
        searchable
        data={tagNames}
        value={form.removeTags}
        onChange={(removeTags) => put({ removeTags })}
      />
      {seen && <Changes changes={seen} tags={tags} />}
      <Group justify="flex-end">
        <Button
          variant="default"
          loading={preview.isPending}
          onClick={() => preview.mutate({ ...asked, preview: true })}
        >
          {t('preview')}
        </Button>
        <Button
          disabled={!seen || seen.length === 0}
          loading={apply.isPending}
          onClick={() => apply.mutate({ ...asked, preview: false })}
        >
          {t('apply', { count: seen?.length ?? 0 })}
        </Button>
      </Group>
    </Stack>
  );
}
