import {
  addRemark,
  deleteRemark,
  FEEDBACK_MARKS,
  getFeedback,
  REMARK_MAX,
  setFeedbackMark,
} from '@assay/contract/assignments/feedback.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/token.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
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
  const [line, setLine] = useState<number | string>('');
  const [content, setContent] = useState('');
  const add = useAction(addRemark, {
    onSuccess: () => {
      setContent('');
      setLine('');
      return again();
    },
  });
  const remove = useAction(deleteRemark, { onSuccess: again });
  const mark = useAction(setFeedbackMark, { onSuccess: again });
  if (!data?.mayRemark) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() !== '') add.mutate({ submitId, line: typeof line === 'number' ? line : null, content });
  };
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
        <form onSubmit={send}>
          <Stack gap="xs">
            <NumberInput
              label={t('remarkLine')}
              value={line}
              onChange={setLine}
              min={1}
              max={code.split('\n').length}
              allowDecimal={false}
              w={{ base: '100%', xs: 260 }}
            />
            <Textarea
              label={t('remark')}
              value={content}
              onChange={(event) => setContent(event.currentTarget.value)}
              maxLength={REMARK_MAX}
              autosize
              minRows={2}
              maxRows={12}
            />
            {data.mayMark && (
              <CannedRemarks
                content={content}
                onInsert={(text) =>
                  setContent((before) => (before.trim() === '' ? text : `${before.trimEnd()}\n${text}`))
                }
              />
            )}
            <Group justify="flex-end">
              <Button type="submit" loading={add.isPending}>
                {t('send')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Panel>
  );
}
