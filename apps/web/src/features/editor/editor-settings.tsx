import { ActionIcon, Popover } from '@mantine/core';
import { Settings2 } from 'lucide-react';
import { useText } from '../../lib/text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import type { EditorSettingsProps } from './editor-settings-form.tsx';
import { TEXT } from './text.ts';

const Form = lazyDialog(() => import('./editor-settings-form.tsx').then((module) => module.EditorSettingsForm));

/** The editor's settings, behind a button. */
export function EditorSettings(props: EditorSettingsProps) {
  const t = useText(TEXT);
  return (
    <Popover width={280} position="bottom-end" shadow="md" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Tip label={t('settings')}>
          <ActionIcon variant="subtle" color="gray" aria-label={t('settings')}>
            <Settings2 aria-hidden />
          </ActionIcon>
        </Tip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('settings')}>
        <Form {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
