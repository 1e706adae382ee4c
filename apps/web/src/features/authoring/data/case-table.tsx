import type { CaseWarning } from '@assay/contract/authoring/testdata.ts';
import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { formatMemory } from '../../../lib/format.ts';
import { type PlainKey, useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Tip } from '../../../ui/tip/tip.tsx';
import type { CardProps } from '../editor/card.ts';
import type { CaseColumn } from '../form/case-settings.ts';
import type { FileCase, StoredCases } from '../form/problem-form.ts';
import { CaseInput, type CaseInputHandlers } from './case-input.tsx';
import { COLUMN_WORDS, type SharedScore } from './columns.ts';
import styles from './test-data.module.css';
import { TEXT } from './text.ts';

interface CaseTableProps extends CaseInputHandlers {
  rows: readonly FileCase[];
  columns: readonly CaseColumn[];
  sharedScore: SharedScore;
  /** Texts to look at, where they are known. */
  texts?: StoredCases['texts'];
  errorOf: CardProps['errorOf'];
  /** Path of the list in the save. */
  list: string;
}

/** Pairs of files with their sizes, warnings and points. */
export function CaseTable({ rows, columns, sharedScore, texts, errorOf, list, ...handlers }: CaseTableProps) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState<number | null>(null);
  const hasWarnings = rows.some(({ warnings }) => warnings.length > 0);
  const shown = opened === null ? null : texts?.[opened];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('cases')} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('cases')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('input')}</th>
              <th scope="col">{t('output')}</th>
              {hasWarnings && <th scope="col">{t('notes')}</th>}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(COLUMN_WORDS[column][0])}
                </th>
              ))}
              {texts && (
                <th scope="col">
                  <span className="visually-hidden">{t('look')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <CaseRow
                key={row.input}
                row={row}
                at={at}
                columns={columns}
                hasWarnings={hasWarnings}
                list={list}
                errors={columns.map((column) => errorOf(`${list}.${at}.${column}`) ?? '').join('\n')}
                shared={sharedScore(row)}
                onOpen={texts ? setOpened : undefined}
                {...handlers}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Dialog
        opened={shown !== null && shown !== undefined}
        onClose={() => setOpened(null)}
        size="xl"
        title={t('case', { number: (opened ?? 0) + 1 })}
      >
        {shown && (
          <>
            {shown.cut && <p className={styles.soft}>{t('cut')}</p>}
            <div className={styles.texts}>
              <Text title={t('input')} text={shown.input} />
              <Text title={t('output')} text={shown.output} />
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.textTitle}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} translate="no">
        {text}
      </pre>
    </section>
  );
}

const WARNING_HINTS: Record<CaseWarning, PlainKey<typeof TEXT>> = {
  answerMissing: 'answerMissingHint',
  byteOrderMark: 'byteOrderMarkHint',
  crlf: 'crlfHint',
  noFinalNewline: 'noFinalNewlineHint',
};
const sizeOf = (bytes: number) => (bytes < 1024 ? `${bytes}B` : formatMemory(bytes / 1024));

interface CaseRowProps extends CaseInputHandlers {
  row: FileCase;
  at: number;
  columns: readonly CaseColumn[];
  hasWarnings: boolean;
  list: string;
  /** Refusals by column, a line each: one text, so that a row is drawn only when they change. */
  errors: string;
  /** Points that the case has from its subtask. */
  shared: string | null;
  onOpen: ((at: number) => void) | undefined;
}

const CaseRow = memo((props: CaseRowProps) => {
  const { row, at, columns, hasWarnings, list, errors, shared, onOpen, ...handlers } = props;
  const t = useText(TEXT);
  const number = at + 1;
  const refusals = errors.split('\n');
  const missing = row.warnings.includes('answerMissing');
  return (
    <tr>
      <td>{number}</td>
      <td>
        <code>{row.input}</code> <span className={styles.soft}>{sizeOf(row.inputBytes)}</span>
      </td>
      <td>
        {missing ? (
          '–'
        ) : (
          <>
            <code>{row.output}</code> <span className={styles.soft}>{sizeOf(row.outputBytes)}</span>
          </>
        )}
      </td>
      {hasWarnings && (
        <td>
          {row.warnings.map((warning) => (
            <Tip key={warning} label={t(WARNING_HINTS[warning])}>
              <span className={styles.warning} data-grave={warning === 'answerMissing' || undefined}>
                {t(warning)}
              </span>
            </Tip>
          ))}
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column}>
          <CaseInput
            row={at}
            column={column}
            value={row[column]}
            label={t(COLUMN_WORDS[column][1], { number })}
            name={`${list}.${at}.${column}`}
            error={refusals[place] || undefined}
            shared={column === 'score' ? shared : null}
            {...handlers}
          />
        </td>
      ))}
      {onOpen && (
        <td>
          <Button size="compact-xs" variant="subtle" aria-label={t('lookAt', { number })} onClick={() => onOpen(at)}>
            {t('look')}
          </Button>
        </td>
      )}
    </tr>
  );
});
