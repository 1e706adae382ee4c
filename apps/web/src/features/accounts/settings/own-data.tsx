import { downloadOwnData, getOwnData, requestOwnData } from '@assay/contract/profiles/own-data.ts';
import { Button, Text } from '@mantine/core';
import { download } from '../../../lib/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { TEXT } from './own-data-text.ts';
import classes from './settings.module.css';

const POLL_MS = 3_000;

async function save(): Promise<void> {
  // a failure has been announced by the call itself
  const file = await download(downloadOwnData, {}).catch(() => null);
  if (file) saveFile(file.blob, file.name);
}

/** The own data as an archive: asked for, made beside the requests, and kept for a week. */
export function OwnData() {
  const t = useText(TEXT);
  const { data } = useCall(
    getOwnData,
    {},
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS : false) },
  );
  const ask = useAction(requestOwnData, { onSuccess: () => refresh(getOwnData) });
  const isThere = data?.state === 'ready';
  const isWaiting = data?.state === 'waiting';
  return (
    <div className={classes.form}>
      <div>
        <h3 className={classes.heading}>{t('ownData')}</h3>
        <Text c="dimmed">{t('ownDataHint')}</Text>
        {isThere && <Text role="status">{t('ready', { time: formatMoment(data.expiresAt) })}</Text>}
        {data?.state === 'failed' && <Text role="alert">{t('failed')}</Text>}
      </div>
      <div>
        {isThere ? (
          <Button variant="default" onClick={() => void save()}>
            {t('download')}
          </Button>
        ) : (
          <Button variant="default" loading={ask.isPending || isWaiting} onClick={() => ask.mutate({})}>
            {t('ask')}
          </Button>
        )}
      </div>
    </div>
  );
}
