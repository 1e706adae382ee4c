import { USER_STATES } from '@assay/contract/accounts/users-admin.ts';
import { ROLE_CODES, ROLE_TEXT, roleName } from '@assay/contract/roles.ts';
import { Group, NativeSelect, Switch, Text, TextInput } from '@mantine/core';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';

const ORDERS = ['newest', 'name', 'lastLogin'] as const;

interface Filters {
  role: string;
  state: string;
  school: string;
  from: string;
  to: string;
  order: string;
  onlyAdmin: boolean;
}

interface UserFiltersProps {
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

/** What narrows the list of all accounts, and its order. */
export function UserFilters({ filters, onChange }: UserFiltersProps) {
  const t = useText(TEXT);
  const lang = useLang();
  return (
    <>
      <NativeSelect
        aria-label={t('role')}
        value={filters.role}
        data={[
          { value: '', label: t('anyRole') },
          ...ROLE_CODES.map((code) => ({ value: String(code), label: ROLE_TEXT[roleName(code)][lang] })),
        ]}
        onChange={(event) => onChange({ role: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('status')}
        value={filters.state}
        data={[{ value: '', label: t('anyState') }, ...USER_STATES.map((state) => ({ value: state, label: t(state) }))]}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
      />
      <BoxFilter label={t('schoolFilter')} value={filters.school} onChange={(school) => onChange({ school })} />
      <BoxFilter label={t('from')} type="date" value={filters.from} onChange={(from) => onChange({ from })} />
      <BoxFilter label={t('to')} type="date" value={filters.to} onChange={(to) => onChange({ to })} />
      <NativeSelect
        aria-label={t('order')}
        value={filters.order || 'newest'}
        data={ORDERS.map((order) => ({ value: order, label: t(order) }))}
        onChange={(event) => onChange({ order: event.currentTarget.value })}
      />
      <Switch
        label={t('onlyAdmin')}
        checked={filters.onlyAdmin}
        onChange={(event) => onChange({ onlyAdmin: event.currentTarget.checked })}
      />
    </>
  );
}

interface BoxFilterProps {
  label: string;
  type?: 'text' | 'date';
  value: string;
  onChange: (value: string) => void;
}

/** Asked for when the box is left or Enter is pressed. What a day is of stands before its box. */
function BoxFilter({ label, type = 'text', value, onChange }: BoxFilterProps) {
  const box = (
    <TextInput
      key={value}
      type={type}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      maxLength={100}
      w={140}
      onBlur={(event) => event.currentTarget.value !== value && onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.value)}
    />
  );
  if (type === 'text') return box;
  return (
    <Group gap="xs" wrap="nowrap">
      <Text span size="sm" c="dimmed" aria-hidden>
        {label}
      </Text>
      {box}
    </Group>
  );
}
