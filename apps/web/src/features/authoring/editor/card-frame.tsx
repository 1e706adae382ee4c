import type { ReactNode } from 'react';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { SectionName } from '../form/sections.ts';
import styles from './editor.module.css';
import { TEXT } from './text.ts';

/** A part of the editor, reached by its name in the address. */
export function Card({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useText(TEXT);
  return (
    <div id={name} className={styles.card}>
      <Panel title={t(name)}>{children}</Panel>
    </div>
  );
}

interface FieldGroupProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Controls that answer one question together; a refused group takes the focus as a whole. */
export function FieldGroup({ label, hint, error, className, children }: FieldGroupProps) {
  return (
    <fieldset
      className={`${styles.field} ${className ?? ''}`}
      data-refused={error === undefined ? undefined : true}
      tabIndex={error === undefined ? undefined : -1}
    >
      <legend>{label}</legend>
      {children}
      {hint && <p className={styles.fieldHint}>{hint}</p>}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
