import { ActionIcon, Tooltip } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';
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
  const bar = useRef<HTMLDivElement>(null);
  const tabs: [DockTab, string][] = [
    ['test', t('tabTest')],
    ['result', t('tabResult')],
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onTab(tab === 'test' ? 'result' : 'test');
    bar.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  };
  return (
    <section className={styles.dock} aria-label={t('dock')}>
      <div className={styles.bar}>
        <div ref={bar} role="tablist" aria-label={t('dock')} onKeyDown={onKeyDown}>
          {tabs.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={tab === name}
              aria-controls={panelId}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => onTab(name)}
            >
              {label}
            </button>
          ))}
        </div>
        <Tooltip label={t('closeDock')}>
          <ActionIcon variant="subtle" color="gray" aria-label={t('closeDock')} onClick={onClose}>
            <ChevronDown size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
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
