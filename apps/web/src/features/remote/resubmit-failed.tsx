import { getRemoteJudges, type RemoteJudge } from '@assay/contract/remote/judges.ts';
import { resubmitFailed } from '@assay/contract/remote/submissions.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isoOfLocal, localOf } from '../../lib/local-time.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import styles from './remote.module.css';
import { TEXT } from './text.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Sends again all that ended as Submitted Failed since a moment, a day ago unless another is chosen (REM-11). */
export function ResubmitFailed({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  const [since, setSince] = useState(() => localOf(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - DAY_MS));
  const again = useAction(resubmitFailed, {
    onSuccess: ({ queued }) => {
      toast.success(t('resubmittedAll', { count: queued }));
      void refresh(getRemoteJudges);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    again.mutate({ site: judge.site, since: isoOfLocal(since) });
  };
  return (
    <form onSubmit={send} className={styles.form}>
      <TextInput
        type="datetime-local"
        required
        label={t('failedSince')}
        value={since}
        onChange={(event) => setSince(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={again.isPending}>
        {t('resubmitAll')}
      </Button>
    </form>
  );
}
