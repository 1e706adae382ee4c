import { getAdminCertificates, issueCertificate } from '@assay/contract/certificates/admin.ts';
import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import { NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { localOf } from '../../lib/local-time.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { PictureField } from '../../ui/crud/picture-field.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { TEXT } from './admin-text.ts';

/** Issues a certificate; what is written here is printed and stays so (CERT-3). */
export function IssueForm({ uid, onClose }: { uid: number; onClose: () => void }) {
  const t = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(issueCertificate, {
    initial: { name: '', title: '', content: '', day: localOf(Date.now()).slice(0, 10), lang: 'zh', image: '' },
    labels: { name: t('printedName'), title: t('title'), content: t('content'), day: t('day') },
    inputOf: (values) => ({ ...values, uid, lang: values.lang === 'en' ? ('en' as const) : ('zh' as const) }),
    onSaved: async ({ code }) => {
      toast.success(t('issued', { code }));
      onClose();
      await refresh(getAdminCertificates);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput {...box('name')} description={t('printedNameHint')} data-autofocus />
        <TextInput {...box('title')} description={t('titleHint')} />
        <Textarea {...box('content')} description={t('contentHint')} autosize minRows={2} />
        <TextInput type="date" required {...box('day')} />
        <NativeSelect
          label={t('lang')}
          data={[
            { value: 'zh', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          {...form.getInputProps('lang')}
        />
        <div>
          <PictureField
            label={t('image')}
            upload={uploadContestLogo}
            value={form.values.image}
            onChange={(image) => form.setFieldValue('image', image)}
          />
          <Text size="sm" c="dimmed">
            {t('imageHint')}
          </Text>
        </div>
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
