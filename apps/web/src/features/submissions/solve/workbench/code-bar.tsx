import type { Language } from '@assay/contract/catalog/languages.ts';
import { getLastAcCode } from '@assay/contract/problems/detail.ts';
import { type Venue, wireOf } from '@assay/contract/venue.ts';
import { ActionIcon, Button, Group, Menu, NativeSelect, Text } from '@mantine/core';
import { Ellipsis, History, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { toast } from '../../../../lib/notices.ts';
import { useText } from '../../../../lib/text.ts';
import { useUser } from '../../../../lib/token.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Tip } from '../../../../ui/tip/tip.tsx';
import { EditorSettings } from '../../../editor/editor-settings.tsx';
import { TEXT } from '../code-text.ts';
import type { Solution } from '../use-solution.ts';
import styles from './panes.module.css';

interface CodeBarProps {
  pid: number;
  venue: Venue;
  solution: Solution;
  languages: readonly Language[];
}

/** Those that can be judged at the moment, then the others; each in the order of the site. */
const offeredFirst = (languages: readonly Language[]) =>
  [...languages].sort((one, other) => Number(other.offered) - Number(one.offered));

/** Language, settings and what can be loaded into the editor. */
export function CodeBar({ pid, venue, solution, languages }: CodeBarProps) {
  const t = useText(TEXT);
  const user = useUser();
  const [resetting, setResetting] = useState(false);
  const loadAccepted = async () => {
    try {
      const asked = { pid, ...wireOf(venue) };
      const { submitId, code, language } = await call(getLastAcCode, asked, { shows: ['problem.notSolved'] });
      if (languages.some(({ name }) => name === language)) solution.chooseLanguage(language, code);
      else solution.replace(code);
      toast.success(t('lastAcceptedDone', { id: submitId }));
    } catch (error) {
      if (isApiError(error, 'problem.notSolved')) toast.error(t('notPassed'));
    }
  };
  return (
    <div className={styles.codeBar}>
      <NativeSelect
        size="xs"
        aria-label={t('language')}
        value={solution.language}
        onChange={(event) => solution.chooseLanguage(event.currentTarget.value)}
        data={offeredFirst(languages).map(({ name, offered }) => ({
          value: name,
          label: offered ? name : name + t('notOffered'),
        }))}
      />
      <Text size="xs" c="dimmed" className={styles.compiler} truncate>
        {languages.find(({ name }) => name === solution.language)?.description}
      </Text>
      <Group gap={4} wrap="nowrap">
        <Tip label={t('reset')}>
          <ActionIcon variant="subtle" color="gray" aria-label={t('reset')} onClick={() => setResetting(true)}>
            <RotateCcw aria-hidden />
          </ActionIcon>
        </Tip>
        <EditorSettings preferences={solution.preferences} onChange={solution.changePreferences} />
        {user && (
          <Menu>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={t('more')}>
                <Ellipsis aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<History aria-hidden />} onClick={() => void loadAccepted()}>
                {t('lastAccepted')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      <Dialog opened={resetting} onClose={() => setResetting(false)} title={t('reset')} size="sm">
        <Text>{t('resetAsk')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setResetting(false)}>
            {t('cancel')}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              solution.reset();
              setResetting(false);
            }}
          >
            {t('reset')}
          </Button>
        </Group>
      </Dialog>
    </div>
  );
}
