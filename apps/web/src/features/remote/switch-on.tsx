import { getRemoteJudges, type RemoteJudge, updateRemoteJudge } from '@assay/contract/remote/judges.ts';
import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import styles from './remote.module.css';
import { SITE_RULES } from './site-rules.ts';
import { TEXT } from './text.ts';

interface SwitchOnProps {
  judge: RemoteJudge;
  opened: boolean;
  onClose: () => void;
}

/** Switches a site on once somebody says that its terms were read. */
export function SwitchOn({ judge, opened, onClose }: SwitchOnProps) {
  const t = useText(TEXT);
  const rule = useText(SITE_RULES);
  const [isRead, setIsRead] = useState(false);
  const { name, address, way } = REMOTE_SITE_TRAITS[judge.site];
  const on = useAction(updateRemoteJudge, {
    onSuccess: () => {
      onClose();
      void refresh(getRemoteJudges);
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('switchOnAsk', { site: name })} size="md">
      <Stack gap="md">
        <p>{t(way === 'person' ? 'personTerms' : 'terms', { site: name, address })}</p>
        <p>{rule(judge.site)}</p>
        <ul className={styles.list}>
          {[address, new URL('/robots.txt', address).href].map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {link}
              </a>
            </li>
          ))}
        </ul>
        {address.startsWith('http:') && <p>{t('clearPlain')}</p>}
        <Checkbox
          label={t('termsRead')}
          checked={isRead}
          onChange={(event) => setIsRead(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={!isRead}
            loading={on.isPending}
            onClick={() => on.mutate({ site: judge.site, enabled: true, termsRead: true })}
          >
            {t('switchOn')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
