import { CONTEST_AUTH } from '@assay/contract/contests/contest.ts';
import {
  ACCOUNTS_MAX,
  type AccountLimit,
  countAccounts,
  expandAccounts,
  findBadLimit,
} from '@assay/rules/contests/account-limits.ts';
import { SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { useContestAdmin } from './admin-paths.ts';
import type { CardProps } from './contest-editor.tsx';
import { FORM_TEXT } from './form/text.ts';

const HINTS = { 0: 'publicHint', 1: 'privateHint', 2: 'protectedHint' } as const;
/** A group lets in its members alone. */
const GROUP_HINTS = { 0: 'publicHintGroup', 1: 'privateHint', 2: 'protectedHintGroup' } as const;

/** Who may enter: kind of entry, password, account rule. */
export function AccessCard({ form, change, isStored, needed }: CardProps) {
  const t = useText(FORM_TEXT);
  const { gid } = useContestAdmin();
  return (
    <Panel title={t('access')}>
      <Stack>
        <div>
          <Segments
            label={t('access')}
            value={String(form.auth)}
            onChange={(value) => change({ auth: Number(value) as 0 | 1 | 2 })}
            choices={[
              { value: '0', label: t('public') },
              { value: '1', label: t('private') },
              { value: '2', label: t('protected') },
            ]}
          />
          <Text size="sm" c="dimmed" mt={4}>
            {t((gid === null ? HINTS : GROUP_HINTS)[form.auth])}
          </Text>
        </div>
        {form.auth !== CONTEST_AUTH.public && (
          <TextInput
            label={t('password')}
            required
            maxLength={100}
            autoComplete="off"
            description={isStored ? t('passwordHint') : undefined}
            value={form.pwd}
            error={needed(form.pwd)}
            onChange={(event) => change({ pwd: event.currentTarget.value })}
          />
        )}
        <Switch
          label={t('limit')}
          checked={form.openAccountLimit}
          onChange={(event) => change({ openAccountLimit: event.currentTarget.checked })}
        />
        {form.openAccountLimit && <Limit limit={form.limit} onChange={(limit) => change({ limit })} />}
      </Stack>
    </Panel>
  );
}

/** Few names, so that the organiser sees that the rule means what was meant. */
const EXAMPLES = 3;

function examplesOf(limit: AccountLimit): string {
  const names: string[] = [];
  for (const name of expandAccounts(limit)) {
    names.push(name);
    if (names.length === EXAMPLES) break;
  }
  return names.join(', ');
}

function Limit({ limit, onChange }: { limit: AccountLimit; onChange: (limit: AccountLimit) => void }) {
  const t = useText(FORM_TEXT);
  const bad = findBadLimit(limit);
  const set = (patch: Partial<AccountLimit>) => onChange({ ...limit, ...patch });
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <TextInput
          label={t('prefix')}
          value={limit.prefix}
          error={bad === 'prefix' && t('limitText')}
          onChange={(event) => set({ prefix: event.currentTarget.value })}
        />
        <NumberInput
          label={t('from')}
          min={0}
          allowDecimal={false}
          value={limit.start}
          error={bad === 'start' && t('limitNumber')}
          onChange={(value) => set({ start: Number(value) })}
        />
        <NumberInput
          label={t('to')}
          min={0}
          allowDecimal={false}
          value={limit.end}
          error={bad === 'end' && t('limitEnd', { max: ACCOUNTS_MAX })}
          onChange={(value) => set({ end: Number(value) })}
        />
        <TextInput
          label={t('suffix')}
          value={limit.suffix}
          error={bad === 'suffix' && t('limitText')}
          onChange={(event) => set({ suffix: event.currentTarget.value })}
        />
      </SimpleGrid>
      <TextInput
        label={t('extra')}
        defaultValue={limit.extra.join(' ')}
        error={bad === 'extra' && t('limitText')}
        onChange={(event) => set({ extra: event.currentTarget.value.split(/\s+/).filter((name) => name !== '') })}
      />
      {!bad && (
        <Text size="sm" c="dimmed">
          {t('matches', { count: countAccounts(limit), names: examplesOf(limit) })}
        </Text>
      )}
    </Stack>
  );
}
