import {
  addRemoteHandle,
  getRemoteHandles,
  getRemoteSubmitPage,
  proveRemoteHandle,
  type RemoteHandle,
} from '@assay/contract/remote/people.ts';
import { REMOTE_SITE_TRAITS, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { PEOPLE_TEXT } from './people-text.ts';
import styles from './remote.module.css';

/** Names a user name at a site and proves it by a word in its public profile, once (REM-15). */
export function HandleForm({ site, handle }: { site: RemoteSiteCode; handle: RemoteHandle | null }) {
  const t = useText(PEOPLE_TEXT);
  const reread = () => void refresh(getRemoteSubmitPage, getRemoteHandles);
  const { name: siteName } = REMOTE_SITE_TRAITS[REMOTE_SITE_TRAITS[site].handlesOf ?? site];
  const { form, submit, box, isSaving } = useSaveForm(addRemoteHandle, {
    initial: { handle: handle?.handle ?? '' },
    labels: { handle: t('handle', { site: siteName }) },
    stars: false,
    checksOnLeave: false,
    inputOf: (named) => ({ site, ...named }),
    onSaved: reread,
  });
  const prove = useAction(proveRemoteHandle, { onSuccess: reread });
  return (
    <Stack gap="sm">
      <p>{t('proveLead', { site: siteName })}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextInput {...box('handle')} autoComplete="off" />
        <Button type="submit" variant="default" loading={isSaving} disabled={form.values.handle.trim() === ''}>
          {t('save')}
        </Button>
      </form>
      {handle && (
        <>
          <p>
            {t(site === 'AC' ? 'wordAtCoder' : 'wordCodeforces')} <code>{handle.word}</code>{' '}
            <CopyButton text={handle.word} />
          </p>
          <Group gap="xs">
            <a className={styles.outward} href={handle.address} target="_blank" rel="noopener noreferrer">
              {t('openProfile', { site: siteName })}
            </a>
            <Button loading={prove.isPending} onClick={() => prove.mutate({ site })}>
              {t('prove')}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
