import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { type AdminQSheet, addQSheet, updateQSheet } from '@assay/contract/qsheets/admin.ts';
import { QSHEET_RANK } from '@assay/contract/qsheets/qsheet.ts';
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { call } from '../../../lib/call.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { readSheets } from './read-again.ts';
import { TEXT } from './text.ts';

const valuesOf = (stored: AdminQSheet | null) => ({
  title: stored?.title ?? '',
  description: stored?.description ?? '',
  image: stored?.image ?? null,
  rank: stored?.rank ?? QSHEET_RANK,
  status: stored?.status ?? true,
});

interface SheetFormProps {
  /** Null for a new one. */
  stored: AdminQSheet | null;
  onClose: () => void;
}

/** The form of a sheet (SHEET-8). */
export function SheetForm({ stored, onClose }: SheetFormProps) {
  const t = useText(TEXT);
  const op = stored ? updateQSheet : addQSheet;
  const { form, submit, box, number, isSaving } = useSaveForm<typeof op, ReturnType<typeof valuesOf>>(op, {
    initial: valuesOf(stored),
    labels: { title: t('title'), description: t('description'), rank: t('rank') },
    inputOf: (values) =>
      ({ ...values, ...(stored && { id: stored.id, version: stored.version }) }) as SentOf<typeof op>,
    onSaved: async () => {
      toast.success(t('saved'));
      onClose();
      await readSheets();
    },
  });
  const { image } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput {...box('title')} required data-autofocus />
        <MarkdownField
          {...box('description')}
          label={t('description')}
          showsLabel
          minRows={4}
          maxRows={14}
          value={form.values.description}
        />
        <Group gap="xs">
          {image && <img src={image} alt={t('picture')} width={96} height={54} style={{ objectFit: 'cover' }} />}
          <PictureButton
            size="xs"
            variant="default"
            send={async (body) => form.setFieldValue('image', (await call(uploadContestLogo, {}, { form: body })).url)}
          >
            {t('pick')}
          </PictureButton>
          {image && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => form.setFieldValue('image', null)}>
              {t('dropPicture')}
            </Button>
          )}
        </Group>
        <NumberInput {...number('rank')} description={t('rankHint')} />
        <Switch label={t('visible')} {...form.getInputProps('status', { type: 'checkbox' })} />
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
