import { findPeople, PEOPLE_MAX } from '@assay/contract/accounts/people.ts';
import { PREFIX_MIN, readUsernames } from '@assay/rules/accounts/people.ts';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { rows, useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { TagsInput } from '../../../ui/fields/fields.tsx';

const TEXT = rows({
  unknown: { zh: '没有这些用户：{names}', en: 'No such users: {names}' },
  hint: {
    zh: '输入用户名的开头可得到建议，也可粘贴一列名字。',
    en: 'Type the beginning of a username, or paste a list of names.',
  },
});

/** Somebody who types is asked for when the fingers rest. */
const SETTLE_MS = 250;
const SPLIT = [',', ';', '，', '；', '、', ' ', '\n', '\t'];
/** Names in a hint; more of them nobody reads. */
const NAMES_SHOWN = 20;

interface PeopleFieldProps {
  label: string;
  description?: ReactNode;
  /** User names. */
  value: readonly string[];
  onChange: (usernames: string[]) => void;
  /** At most so many; one makes it a field for one person. */
  max?: number;
  error?: ReactNode;
  required?: boolean;
  autoFocus?: boolean;
}

/** Where people are chosen by their user names: with suggestions, or by pasted lists, of which the unknown ones are named. */
export function PeopleField({ value, onChange, max, error, description, autoFocus, ...field }: PeopleFieldProps) {
  const t = useText(TEXT);
  const [typed, setTyped] = useState('');
  const [prefix] = useDebouncedValue(typed.trim(), SETTLE_MS);
  const suggested = useCall(findPeople, { prefix }, { enabled: prefix.length >= PREFIX_MIN, keep: true });
  const checked = value.slice(0, PEOPLE_MAX);
  const known = useCall(findPeople, { usernames: [...checked] }, { enabled: checked.length > 0, staleTime: 60_000 });
  const people = prefix.length >= PREFIX_MIN ? (suggested.data?.people ?? []) : [];
  const nicknames = new Map(people.map(({ username, nickname }) => [username, nickname]));
  const unknown = value.length > 0 ? (known.data?.unknown ?? []) : [];
  const shown = unknown.slice(0, NAMES_SHOWN).join(', ') + (unknown.length > NAMES_SHOWN ? ' …' : '');
  return (
    <TagsInput
      {...field}
      description={description ?? t('hint')}
      data={people.map(({ username }) => username)}
      // the server has chosen them
      filter={({ options }) => options}
      renderOption={({ option }) => <Suggestion username={option.value} nickname={nicknames.get(option.value) ?? ''} />}
      value={[...value]}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(names) => onChange(readUsernames(names.join('\n')))}
      error={error ?? (unknown.length > 0 ? t('unknown', { names: shown }) : undefined)}
      splitChars={SPLIT}
      {...(max !== undefined && { maxTags: max })}
      {...(autoFocus && { 'data-autofocus': true })}
      clearable
    />
  );
}

function Suggestion({ username, nickname }: { username: string; nickname: string }) {
  return (
    <span>
      <bdi>{username}</bdi> {nickname && <small>{nickname}</small>}
    </span>
  );
}
