import {
  addRemark,
  deleteRemark,
  FEEDBACK_MARKS,
  getFeedback,
  setFeedbackMark,
} from '@assay/contract/assignments/feedback.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './assignments.module.css';
import { CannedRemarks } from './canned-remarks.tsx';
import { RubricsOfWork } from './rubric/rubrics-of-work.tsx';
import { TEXT } from './text.ts';

const again = () => refresh(getFeedback);

interface FeedbackProps {
  submitId: number;
  code: string;
}

/** What was said about a submission of an assignment, and where one writes it; nothing for whom it does not concern. */
export function Feedback({ submitId, code }: FeedbackProps) {
  const t = useText(TEXT);
  const user = useUser();
  const { data } = useCall(getFeedback, { submitId }, { call: { quiet: true } });
  const remove = useAction(deleteRemark, { onSuccess: again });
  const mark = useAction(setFeedbackMark, { onSuccess: again });
  if (!data?.mayRemark) return null;
  return (
    <Panel title={t('feedback')} aside={!data.mayMark && data.mark && <strong>{t(data.mark)}</strong>}>
      <Stack gap="md">
        {data.mayMark && (
          <Group gap="xs" role="group" aria-label={t('mark')}>
            {FEEDBACK_MARKS.map((one) => (
              <Button
                key={one}
                size="compact-sm"
                variant={data.mark === one ? 'filled' : 'default'}
                aria-pressed={data.mark === one}
                loading={mark.isPending && mark.variables.mark === one}
                onClick={() => mark.mutate({ submitId, mark: data.mark === one ? null : one })}
              >
                {t(one)}
              </Button>
            ))}
          </Group>
        )}
        <RubricsOfWork rubrics={data.rubrics} />
        {data.remarks.length > 0 && (
          <ul className={styles.remarks}>
            {data.remarks.map((one) => (
              <li key={one.id}>
                <div className={styles.by}>
                  <strong>{one.username}</strong>
                  {one.isStudent && <span>{t('fromStudent')}</span>}
                  {one.line !== null && <a href={`#L${one.line}`}>{t('atLine', { line: one.line })}</a>}
                  <time dateTime={one.gmtCreate}>{formatMoment(one.gmtCreate)}</time>
                  {one.uid === user?.uid && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      color="gray"
                      loading={remove.isPending && remove.variables.id === one.id}
                      onClick={() => remove.mutate({ submitId, id: one.id })}
                    >
                      {t('remove')}
                    </Button>
                  )}
                </div>
                <p>{one.content}</p>
              </li>
            ))}
          </ul>
        )}
        <RemarkForm submitId={submitId} lines={code.split('\n').length} offersCanned={data.mayMark} />
      </Stack>
    </Panel>
  );
}

interface RemarkFormProps {
  submitId: number;
  /** Of the code. */
  lines: number;
  /** Whether remarks that were kept are offered. */
  offersCanned: boolean;
}

/** Says something about the code, or about one line of it. */
function RemarkForm({ submitId, lines, offersCanned }: RemarkFormProps) {
  const t = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(addRemark, {
    initial: { line: '' as number | string, content: '' },
    labels: { content: t('remark') },
    stars: false,
    checksOnLeave: false,
    inputOf: ({ line, content }) => ({ submitId, line: typeof line === 'number' ? line : null, content }),
    onSaved: () => {
      form.reset();
      return again();
    },
  });
  const { content } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="xs">
        <NumberInput
          label={t('remarkLine')}
          {...form.getInputProps('line')}
          min={1}
          max={lines}
          allowDecimal={false}
          w={{ base: '100%', xs: 260 }}
        />
        <Textarea {...box('content')} autosize minRows={2} maxRows={12} />
        {offersCanned && (
          <CannedRemarks
            content={content}
            onInsert={(text) =>
              form.setFieldValue('content', (before) => (before.trim() === '' ? text : `${before.trimEnd()}\n${text}`))
            }
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
