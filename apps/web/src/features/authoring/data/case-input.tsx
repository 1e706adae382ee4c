import { ARGUMENT_CHARS_MAX, ARGUMENTS_MAX } from '@assay/contract/authoring/checker.ts';
import { memo } from 'react';
import type { CaseColumn } from '../form/case-settings.ts';
import styles from './test-data.module.css';

export interface CaseInputHandlers {
  onSet: (row: number, column: CaseColumn, value: string) => void;
  /** Answers whether the text was more than one cell and has been put in. */
  onPaste: (row: number, column: CaseColumn, text: string) => boolean;
}

interface CaseInputProps extends CaseInputHandlers {
  row: number;
  column: CaseColumn;
  value: string;
  label: string;
  /** Path of the field. */
  name: string;
  error: string | undefined;
  /** Shown instead, where the value is not the case's own. */
  shared?: string | null;
}

/** Room for all arguments that a case may have, quoted. */
const ARGUMENTS_CHARS = ARGUMENTS_MAX * (2 * ARGUMENT_CHARS_MAX + 3);

/** One cell of points, groups, limits or arguments: a plain box, because there may be a thousand. */
export const CaseInput = memo(
  ({ row, column, value, label, name, error, shared = null, onSet, onPaste }: CaseInputProps) => (
    <input
      className={styles.caseInput}
      data-text={column === 'checkerArguments' || undefined}
      name={name}
      inputMode={column === 'checkerArguments' ? 'text' : 'numeric'}
      spellCheck={false}
      aria-label={label}
      aria-invalid={error !== undefined}
      title={error}
      value={shared ?? value}
      disabled={shared !== null}
      maxLength={column === 'checkerArguments' ? ARGUMENTS_CHARS : 9}
      autoComplete="off"
      onChange={(event) => onSet(row, column, event.currentTarget.value)}
      onPaste={(event) => {
        if (onPaste(row, column, event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
    />
  ),
);
