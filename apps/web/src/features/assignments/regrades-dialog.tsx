import { askRegrade, decideRegrade, getRegrades, REGRADE_REASON_MIN } from '@assay/contract/assignments/regrades.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Button, Group, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useCall } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import styles from './assignments.module.css';
import { readAssignments } from './shown.ts';
import { TEXT } from './text.ts';

type Regrades = DataOf<typeof getRegrades>;
type Request = Regrades['requests'][number];

interface RegradesDialogProps {
  id: number;
  /** Until when the viewer may ask; null where not. */
  until: string | null;
  onClose: () => void;
}

/** Who asked for another look in an assignment and what was answered; asking, and answering (ASG-23). */
export function RegradesDialog({ id, until, onClose }: RegradesDialogProps) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getRegrades, { id });
  return (
    <Dialog opened onClose={onClose} title={t('regrades')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={160} className="late" aria-hidden />
      ) : (
        <Stack gap="md">
          {until !== null && <Ask id={id} until={until} regrades={data} />}
          {data.requests.length === 0 && until === null && <EmptyState text={t('noRegrades')} />}
          <ul className={styles.remarks}>
            {data.requests.map((request) => (
              <li key={request.id} data-row>
                <RequestOf
                  request={request}
                  problem={data.problems.find(({ pid }) => pid === request.pid)?.displayId ?? '–'}
                  mayDecide={data.mayDecide}
                />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Dialog>
  );
}

function Ask({ id, until, regrades: { problems, requests } }: { id: number; until: string; regrades: Regrades }) {
  const t = useText(TEXT);
  const open = problems.filter(({ pid }) => !requests.some((one) => one.pid === pid));
  const { form, submit, box, isSaving } = useSaveForm(askRegrade, {
    initial: { pid: '', reason: '' },
    labels: { pid: t('problem'), reason: t('reason') },
    checksOnLeave: false,
    inputOf: ({ pid, reason }) => ({ id, pid: Number(pid), reason }),
    onSaved: async () => {
      form.reset();
      toast.success(t('regradeAsked'));
      await refresh(getRegrades);
    },
  });
  const { pid, reason } = form.values;
  const isReady = pid !== '' && reason.trim().length >= REGRADE_REASON_MIN;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{t('regradeHint', { time: formatMoment(until) })}</Text>
        <NativeSelect
          label={t('problem')}
          {...form.getInputProps('pid')}
          data={[
            { value: '', label: '–' },
            ...open.map((one) => ({ value: String(one.pid), label: `${one.displayId} ${one.title}` })),
          ]}
        />
        <Textarea
          {...box('reason')}
          description={t('regradeReason', { count: REGRADE_REASON_MIN })}
          required
          autosize
          minRows={3}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={!isReady} loading={isSaving}>
            {t('regradeAsk')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface RequestProps {
  request: Request;
  /** Its display id. */
  problem: string;
  mayDecide: boolean;
}

function RequestOf({ request, problem, mayDecide }: RequestProps) {
  const t = useText(TEXT);
  const { username, realname, reason, askedTime, isGranted, answer, by } = request;
  return (
    <>
      <div className={styles.by}>
        <b>
          {realname || username} · {problem}
        </b>
        <span className="tnum">{formatMoment(askedTime)}</span>
        <Badge tone={isGranted === null ? 'notice' : 'info'}>
          {t(isGranted === null ? 'regradeOpen' : isGranted ? 'regradeGranted' : 'regradeRefused')}
        </Badge>
      </div>
      <p>{reason}</p>
      {isGranted !== null && <p>{by ? t('extensionBy', { by, reason: answer }) : answer}</p>}
      {isGranted === null && mayDecide && <Answer request={request} problem={problem} />}
    </>
  );
}

function Answer({ request: { id, username }, problem }: Omit<RequestProps, 'mayDecide'>) {
  const t = useText(TEXT);
  const { form, submit, box, number, isSaving } = useSaveForm(decideRegrade, {
    initial: { answer: '', percent: '' as number | string, isGranted: false },
    labels: { answer: t('regradeAnswerTo', { name: username, id: problem }), percent: t('percent') },
    stars: false,
    checksOnLeave: false,
    inputOf: ({ answer, percent, isGranted }) => ({
      id,
      isGranted,
      answer,
      percent: isGranted && typeof percent === 'number' ? percent : null,
    }),
    onSaved: async () => {
      toast.success(t('regradeAnswered'));
      await Promise.all([refresh(getRegrades), readAssignments()]);
    },
  });
  const isReady = form.values.answer.trim() !== '';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="xs" mt="xs">
        <Textarea {...box('answer')} autosize minRows={2} />
        <NumberInput {...number('percent')} description={t('regradePercent')} />
        <Group justify="flex-end" gap="xs">
          <Button
            type="submit"
            variant="default"
            disabled={!isReady}
            loading={isSaving}
            onClick={() => form.setFieldValue('isGranted', false)}
          >
            {t('regradeRefuse')}
          </Button>
          <Button
            type="submit"
            disabled={!isReady}
            loading={isSaving}
            onClick={() => form.setFieldValue('isGranted', true)}
          >
            {t('regradeGrant')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
