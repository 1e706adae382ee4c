import { WORK_AUTH, WORK_RESULTS, WORK_SCORE_TYPES } from '@assay/contract/works/work.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { Save } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { LogoField } from '../../venues/admin/logo-field.tsx';
import { useWorkAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';
import { isPrivate, isReversed, useWorkForm, type WorkFields, type WorkFormOptions } from './use-work-form.ts';

const RESULT_WORDS = { atOnce: 'atOnce', handIn: 'handIn', end: 'endOfAll', byHand: 'byHand' } as const;

/** The form of a work (WORK-7). */
export function WorkForm(props: WorkFormOptions) {
  const t = useText(TEXT);
  const { gid } = useWorkAdmin();
  const fields = useWorkForm(props);
  const { form, submit, box, isSaving } = fields;
  const { values } = form;
  return (
    <form noValidate onSubmit={submit}>
      <LeaveGuard isDirty={form.isDirty} />
      <Panel>
        <Stack gap="md">
          <TextInput {...box('title')} name="title" required />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput type="datetime-local" {...box('start')} name="start" required />
            <TextInput
              type="datetime-local"
              {...box('end')}
              name="end"
              required
              error={isReversed(values) ? t('reversed') : form.errors.end}
            />
            <NumberInput
              label={t('duration')}
              description={t('durationHint')}
              name="minutes"
              required
              min={1}
              max={40_320}
              {...form.getInputProps('minutes')}
            />
            <NativeSelect
              label={t('results')}
              data={WORK_RESULTS.map((value) => ({ value, label: t(RESULT_WORDS[value]) }))}
              {...form.getInputProps('results')}
            />
            <NativeSelect
              label={t('scoreType')}
              data={WORK_SCORE_TYPES.map((value) => ({ value, label: t(value) }))}
              {...form.getInputProps('scoreType')}
            />
            <NativeSelect
              label={t('auth')}
              data={[
                { value: String(WORK_AUTH.public), label: t('public') },
                { value: String(WORK_AUTH.private), label: t('private') },
              ]}
              value={String(values.auth)}
              onChange={(event) => form.setFieldValue('auth', Number(event.currentTarget.value))}
            />
            {isPrivate(values) && (
              <TextInput {...box('pwd')} name="pwd" required autoComplete="off" spellCheck={false} />
            )}
          </SimpleGrid>
          <MarkdownField
            {...box('description')}
            label={t('description')}
            showsLabel
            name="description"
            minRows={5}
            maxRows={18}
            value={values.description}
          />
          <Group>
            <Switch label={t('visible')} {...form.getInputProps('visible', { type: 'checkbox' })} />
            <LogoField
              gid={gid}
              logoUrl={values.logoUrl}
              onChange={(logoUrl) => form.setFieldValue('logoUrl', logoUrl)}
              words={{ logo: t('logo'), pick: t('logoPick'), drop: t('logoDrop') }}
            />
          </Group>
          <ExamFields fields={fields} />
          <div>
            <Button type="submit" loading={isSaving} leftSection={<Save size={15} aria-hidden />}>
              {t('save')}
            </Button>
          </div>
        </Stack>
      </Panel>
    </form>
  );
}

/** Whether it is an exam, where it may be sat and with what. */
function ExamFields({ fields: { form, box } }: { fields: WorkFields }) {
  const t = useText(TEXT);
  return (
    <>
      <Switch label={t('exam')} description={t('examHint')} {...form.getInputProps('exam', { type: 'checkbox' })} />
      {form.values.exam && (
        <>
          <Switch
            label={t('examNotes')}
            description={t('examNotesHint')}
            {...form.getInputProps('examNotes', { type: 'checkbox' })}
          />
          <Textarea
            {...box('examNetworks')}
            description={t('examNetworksHint')}
            name="examNetworks"
            autosize
            minRows={2}
            maxRows={8}
            spellCheck={false}
            placeholder="10.1.0.0/16"
          />
        </>
      )}
    </>
  );
}
