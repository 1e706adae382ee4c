import { ActionIcon } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../../../lib/text.ts';
import { Tip } from '../../../../ui/tip/tip.tsx';
import { TEXT } from '../code-text.ts';
import { TabBar } from '../workbench/tab-bar.tsx';
import styles from './dock.module.css';

export type DockTab = 'test' | 'result';

interface DockProps {
  tab: DockTab;
  onTab: (tab: DockTab) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer under the editor: test run, and the verdict of the last submission. */
export function Dock({ tab, onTab, onClose, children }: DockProps) {
  const t = useText(TEXT);
  const panelId = useId();
  const tabs: [DockTab, string][] = [
    ['test', t('tabTest')],
    ['result', t('tabResult')],
  ];
  return (
    <section className={styles.dock} aria-label={t('dock')}>
      <div className={styles.bar}>
        <TabBar label={t('dock')} tabs={tabs} value={tab} panelId={panelId} onChange={onTab} />
        <Tip label={t('closeDock')}>
          <ActionIcon variant="subtle" color="gray" aria-label={t('closeDock')} onClick={onClose}>
            <ChevronDown aria-hidden />
          </ActionIcon>
        </Tip>
      </div>
      <div
        id={panelId}
        role="tabpanel"
        className={styles.body}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={tab === 'test' ? t('tabTest') : t('tabResult')}
      >
        {children}
      </div>
    </section>
  );
}
