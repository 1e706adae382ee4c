import type { FailureCode } from '@assay/contract/errors.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { ColorInput, MultiSelect, NumberInput } from '../fields/fields.tsx';
import { FormFoot } from '../form/form-foot.tsx';
import { useSaveForm } from '../form/use-save-form.ts';
import { TEXT } from '../text.ts';
import { type Field, type FieldValues, inputOf, valuesOf } from './fields.ts';
import { PictureField } from './picture-field.tsx';

interface CrudFormProps {
  /** The call that stores: of a new one, or of the row. */
  op: AnyOp;
  fields: readonly Field[];
  /** Null for a new one. */
  row: { id: number } | null;
  /** Fields of the row that are sent back as they were read. */
  sendsBack?: readonly string[] | undefined;
  /** The field of each refusal that is shown beside its box. */
  fieldOfFailure?: Readonly<Partial<Record<FailureCode, string>>> | undefined;
  /** What is read anew once it is stored. */
  changes: readonly AnyOp[];
  onClose: () => void;
}

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

/** The dialog's form for one plain noun, from its fields. */
export function CrudForm({ op, fields, row, sendsBack = [], fieldOfFailure, changes, onClose }: CrudFormProps) {
  const t = useText(TEXT);
  const { form, submit, box, number, isSaving } = useSaveForm<AnyOp, FieldValues>(op, {
    initial: valuesOf(fields, row),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    inputOf: (values) => ({
      ...inputOf(fields, values),
      ...(row && Object.fromEntries(['id', ...sendsBack].map((name) => [name, row[name as 'id']]))),
    }),
    ...(fieldOfFailure ? { fieldOfFailure } : {}),
    onSaved: async () => {
      toast.success(t('saved'));
      onClose();
      await refresh(...changes);
    },
  });
  const boxOf = ({ name, kind, label, hint, upload, options = [] }: Field, isFirst: boolean) => {
    const common = {
      description: typeof hint === 'function' ? hint(form.values) : hint,
      'data-autofocus': isFirst || undefined,
    };
    switch (kind) {
      case 'line':
        return <TextInput {...box(name)} {...common} key={name} />;
      case 'link':
        return <TextInput type="url" {...box(name)} {...common} key={name} />;
      case 'moment':
        return <TextInput type="datetime-local" required {...box(name)} {...common} key={name} />;
      case 'text':
        return <Textarea autosize minRows={3} maxRows={12} {...box(name)} {...common} key={name} />;
      case 'number':
        return <NumberInput {...number(name)} {...common} key={name} />;
      case 'color':
        return <ColorInput withEyeDropper={false} {...box(name)} {...common} key={name} />;
      case 'picture':
        return (
          <PictureField
            key={name}
            label={label}
            upload={upload!}
            value={String(form.values[name])}
            onChange={(address) => form.setFieldValue(name, address)}
          />
        );
      case 'choice':
        return (
          <NativeSelect
            {...box(name)}
            {...common}
            key={name}
            data={[{ value: '', label: t('noneChosen') }, ...options.map(optionOf)]}
          />
        );
      case 'choices':
        return <MultiSelect searchable {...box(name)} {...common} key={name} data={options.map(optionOf)} />;
      case 'switch':
        return <Switch label={label} {...form.getInputProps(name, { type: 'checkbox' })} {...common} key={name} />;
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">{fields.map((field, at) => boxOf(field, at === 0))}</Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
