import { Button, Textarea } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import type { CardProps } from '../editor/card.ts';
import editor from '../editor/editor.module.css';
import { moved, RowTools } from '../editor/row-tools.tsx';
import type { CaseColumn } from '../form/case-settings.ts';
import { type ManualCase, newCase } from '../form/problem-form.ts';
import { CaseInput, type CaseInputHandlers } from './case-input.tsx';
import { COLUMN_WORDS, type SharedScore } from './columns.ts';
import styles from './test-data.module.css';
import { TEXT } from './text.ts';

const MOST_CASES = 200;

interface ManualCasesProps extends CaseInputHandlers {
  rows: readonly ManualCase[];
  columns: readonly CaseColumn[];
  sharedScore: SharedScore;
  onChange: (rows: readonly ManualCase[]) => void;
  errorOf: CardProps['errorOf'];
  list: string;
}

/** Cases typed in; more than a few are better uploaded. */
export function ManualCases({ rows, columns, sharedScore, onChange, errorOf, list, ...handlers }: ManualCasesProps) {
  const t = useText(TEXT);
  return (
    <div className={editor.rows}>
      {rows.map((row, at) => {
        const name = t('case', { number: at + 1 });
        const path = `${list}.${at}`;
        return (
          <section key={row.key} className={editor.row} aria-label={name}>
            <div className={editor.rowHead}>
              <h3 className={editor.rowTitle}>{name}</h3>
              {columns.map((column) => (
                <span key={column} className={styles.caseField}>
                  <span aria-hidden>{t(COLUMN_WORDS[column][0])}</span>
                  <CaseInput
                    row={at}
                    column={column}
                    value={row[column]}
                    label={t(COLUMN_WORDS[column][1], { number: at + 1 })}
                    name={`${path}.${column}`}
                    error={errorOf(`${path}.${column}`)}
                    shared={column === 'score' ? sharedScore(row) : null}
                    {...handlers}
                  />
                </span>
              ))}
              <div className={editor.push}>
                <RowTools
                  what={name}
                  at={at}
                  count={rows.length}
                  onMove={(from, to) => onChange(moved(rows, from, to))}
                  onRemove={() => onChange(rows.filter((other) => other !== row))}
                />
              </div>
            </div>
            <div className={`${editor.sides} ${editor.mono}`}>
              {(['input', 'output'] as const).map((side) => (
                <Textarea
                  key={side}
                  label={t(side)}
                  name={`${path}.${side}`}
                  autosize
                  minRows={2}
                  maxRows={10}
                  spellCheck={false}
                  value={row[side]}
                  onChange={(event) => onChange(rows.with(at, { ...row, [side]: event.currentTarget.value }))}
                  error={errorOf(`${path}.${side}`)}
                />
              ))}
            </div>
          </section>
        );
      })}
      <Button
        className={styles.start ?? ''}
        variant="default"
        leftSection={<Plus aria-hidden />}
        disabled={rows.length >= MOST_CASES}
        onClick={() => onChange([...rows, newCase()])}
      >
        {t('addCase')}
      </Button>
    </div>
  );
}
