import { getRemoteJudges, type RemoteJudge } from '@assay/contract/remote/judges.ts';
import { resubmitFailed } from '@assay/contract/remote/submissions.ts';
import { Button, TextInput } from '@mantine/core';
import { isoOfLocal, localOf } from '../../lib/local-time.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Sends again all that ended as Submitted Failed since a moment, a day ago unless another is chosen (REM-11). */
export function ResubmitFailed({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  const { submit, box, isSaving } = useSaveForm(resubmitFailed, {
    initial: { since: localOf(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - DAY_MS) },
    labels: { since: t('failedSince') },
    inputOf: ({ since }) => ({ site: judge.site, since: isoOfLocal(since) }),
    onSaved: ({ queued }) => {
      toast.success(t('resubmittedAll', { count: queued }));
      void refresh(getRemoteJudges);
    },
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextInput type="datetime-local" {...box('since')} required />
      <Button type="submit" variant="default" loading={isSaving}>
        {t('resubmitAll')}
      </Button>
    </form>
  );
}
