import {
  getRubric,
  RUBRIC_BONUS_MAX,
  RUBRIC_DESCRIPTION_MAX,
  RUBRIC_ITEMS_MAX,
  RUBRIC_NAME_MAX,
  RUBRIC_STARTS,
  type Rubric,
  saveRubric,
} from '@assay/contract/assignments/rubrics.ts';
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { ArrowUp, Plus, X } from 'lucide-react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { readAssignments } from '../shown.ts';
import styles from './rubric.module.css';
import { TEXT } from './text.ts';

interface Item {
  /** Null for a new one. */
  id: number | null;
  name: string;
  description: string;
  points: number;
  isVisible: boolean;
  used: number;
}

const NEW: Item = { id: null, name: '', description: '', points: 0, isVisible: true, used: 0 };

interface RubricFormProps {
  id: number;
  pid: number;
  rubric: Rubric;
  onClose: () => void;
}

const valuesOf = ({ start, bonus, items }: Rubric) => ({
  start,
  bonus,
  items: items.map((item): Item => ({ ...item })),
});
type Values = ReturnType<typeof valuesOf>;

/** The form of a rubric (ASG-24). */
export function RubricForm({ id, pid, rubric, onClose }: RubricFormProps) {
  const t = useText(TEXT);
  const { form, submit, number, isSaving } = useSaveForm<typeof saveRubric, Values>(saveRubric, {
    initial: valuesOf(rubric),
    labels: { start: t('start'), bonus: t('bonus') },
    inputOf: ({ items, ...facts }) => ({
      ...{ id, pid, version: rubric.version },
      ...facts,
      items: items.map(({ used: _used, ...item }) => item),
    }),
    refuse: ({ items }) => ({ items: items.some(({ name }) => name.trim() === '') ? t('nameNeeded') : null }),
    checksOnLeave: false,
    onSaved: async ({ changed }) => {
      toast.success(changed > 0 ? t('savedChanged', { count: changed }) : t('saved'));
      await Promise.all([refresh(getRubric), readAssignments()]);
    },
  });
  const { items } = form.values;
  const change = (next: readonly Item[]) => form.setFieldValue('items', [...next]);
  return (
    <form noValidate onSubmit={submit}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t('start')}
          {...form.getInputProps('start')}
          data={RUBRIC_STARTS.map((one) => ({ value: one, label: t(one) }))}
        />
        <NumberInput {...number('bonus')} min={0} max={RUBRIC_BONUS_MAX} />
      </SimpleGrid>
      <Stack gap={0} mt="md">
        {items.map((item, at) => (
          <ItemFields
            key={item.id ?? `new ${at}`}
            at={at}
            item={item}
            onChange={(next) => change(items.with(at, next))}
            onUp={at === 0 ? undefined : () => change(items.with(at - 1, item).with(at, items[at - 1]!))}
            onRemove={() => change(items.toSpliced(at, 1))}
          />
        ))}
      </Stack>
      {form.errors.items && (
        <Text c="red" size="sm" role="alert">
          {form.errors.items}
        </Text>
      )}
      {items.length < RUBRIC_ITEMS_MAX && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => change([...items, NEW])}
        >
          {t('add')}
        </Button>
      )}
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}

interface ItemFieldsProps {
  at: number;
  item: Item;
  onChange: (item: Item) => void;
  /** Absent for the first one. */
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

function ItemFields({ at, item, onChange, onUp, onRemove }: ItemFieldsProps) {
  const t = useText(TEXT);
  const number = { at: at + 1 };
  return (
    <fieldset className={styles.item}>
      <legend>
        {t('item', number)}
        {item.used > 0 && ` · ${t('used', { count: item.used })}`}
      </legend>
      <TextInput
        label={t('name')}
        required
        maxLength={RUBRIC_NAME_MAX}
        value={item.name}
        onChange={(event) => onChange({ ...item, name: event.currentTarget.value })}
      />
      <NumberInput
        label={t('points')}
        min={-100}
        max={100}
        allowDecimal={false}
        value={item.points}
        onChange={(points) => onChange({ ...item, points: Number(points) || 0 })}
      />
      <Group gap={4} wrap="nowrap">
        {onUp && (
          <ActionIcon variant="subtle" color="gray" aria-label={t('up', number)} onClick={onUp}>
            <ArrowUp size={16} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('remove', number)} onClick={onRemove}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <Textarea
        className={styles.wide}
        label={t('description')}
        maxLength={RUBRIC_DESCRIPTION_MAX}
        autosize
        minRows={1}
        maxRows={6}
        value={item.description}
        onChange={(event) => onChange({ ...item, description: event.currentTarget.value })}
      />
      <Checkbox
        className={styles.wide}
        label={t('isVisible')}
        checked={item.isVisible}
        onChange={(event) => onChange({ ...item, isVisible: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
