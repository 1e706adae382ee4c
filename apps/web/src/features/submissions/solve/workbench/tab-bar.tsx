import { type KeyboardEvent, useRef } from 'react';
import styles from './panes.module.css';

interface TabBarProps<Name extends string> {
  label: string;
  tabs: readonly (readonly [name: Name, label: string])[];
  value: Name;
  panelId: string;
  onChange: (name: Name) => void;
}

/** A row of tabs that arrow keys walk. */
export function TabBar<Name extends string>({ label, tabs, value, panelId, onChange }: TabBarProps<Name>) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const here = tabs.findIndex(([name]) => name === value);
    const to = (here + step + tabs.length) % tabs.length;
    onChange(tabs[to]![0]);
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={bar} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(([name, text]) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === value}
          aria-controls={panelId}
          tabIndex={name === value ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
