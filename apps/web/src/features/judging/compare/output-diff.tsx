import { INVISIBLE, invisibleName } from '@assay/rules/judging/compare/invisible.ts';
import { Group, Switch, Text } from '@mantine/core';
import { Fragment, useMemo, useState } from 'react';
import { type Say, useText } from '../../../lib/text.ts';
import { type DiffRow, diffOutput, type FirstDifference, type Piece, piecesOf } from './diff-output.ts';
import styles from './output-diff.module.css';
import { TEXT } from './text.ts';

const MOST_ROWS = 300;
const LONGEST_PIECE = 2000;

/** The first difference in one sentence. */
function sayDifference(t: Say<typeof TEXT>, first: FirstDifference | null): string {
  switch (first?.kind) {
    case undefined:
      return t('equal');
    case 'token':
      if (first.got === '') return t('tokenMissing', first);
      return first.expected === '' ? t('tokenExtra', first) : t('token', first);
    case 'blanks':
      return t('blanks', first);
    case 'missing':
      return t('missing', first);
    case 'extra':
      return t('extra', first);
    case 'lineEnd':
      return t('lineEnd');
  }
}

/** Blanks are drawn by the style sheet over the real characters, so that copied text stays exact. */
function Blanks({ text }: { text: string }) {
  return [...text].map((character, at) => {
    const name = character === '\t' ? styles.tab : character === '\r' ? styles.return : styles.space;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: characters of a text that never reorders
      <span key={at} className={name}>
        {character}
      </span>
    );
  });
}

/** A word, with its invisible characters named. */
function Word({ text }: { text: string }) {
  if (!INVISIBLE.test(text)) return text;
  return [...text].map((character, at) =>
    INVISIBLE.test(character) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: characters of a text that never reorders
      <span key={at} className={styles.invisible} data-name={invisibleName(character)}>
        {character}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: characters of a text that never reorders
      <Fragment key={at}>{character}</Fragment>
    ),
  );
}

/** Words and blanks of a piece, in order. */
function Content({ text }: { text: string }) {
  const shown = text.length > LONGEST_PIECE ? `${text.slice(0, LONGEST_PIECE)}…` : text;
  return piecesOf(shown).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never reorders
    /^[\t-\r ]/.test(part) ? <Blanks key={at} text={part} /> : <Word key={at} text={part} />,
  );
}

function Line({ pieces, end }: { pieces: Piece[]; end: boolean }) {
  return (
    <>
      {pieces.map(({ text, differs }, at) => {
        const Tag = differs ? 'mark' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line that never reorder
          <Tag key={at}>
            <Content text={text} />
          </Tag>
        );
      })}
      {end && <span className={styles.end} />}
    </>
  );
}

function Row({ row }: { row: DiffRow }) {
  return (
    <tr data-kind={row.kind}>
      <td className={styles.number}>{row.expectedLine}</td>
      <td className={styles.expected}>
        <Line pieces={row.expected} end={row.expectedLine !== null} />
      </td>
      <td className={styles.number}>{row.gotLine}</td>
      <td className={styles.got}>
        <Line pieces={row.got} end={row.gotLine !== null} />
      </td>
    </tr>
  );
}

interface OutputDiffProps {
  expected: string;
  got: string;
  /** Whether to say the first difference; left out where it was said already. */
  named?: boolean;
  /** Number of the first line of both. */
  firstLine?: number;
}

/** Two outputs side by side: lines aligned, differing words marked, blanks visible, the first difference in words. */
export function OutputDiff({ expected, got, named = true, firstLine = 1 }: OutputDiffProps) {
  const t = useText(TEXT);
  const diff = useMemo(() => diffOutput(expected, got, firstLine), [expected, got, firstLine]);
  const [blanks, setBlanks] = useState(true);
  const hidden = diff.rows.length - MOST_ROWS;
  return (
    <div>
      <Group justify="space-between" align="center" mb={6} gap="xs">
        <Text size="sm" fw={500} className={styles.first}>
          {named && sayDifference(t, diff.first)}
        </Text>
        <Switch
          size="xs"
          label={t('showBlanks')}
          checked={blanks}
          onChange={(event) => setBlanks(event.currentTarget.checked)}
        />
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={`${t('expected')} / ${t('got')}`}>
        <table className={styles.table} data-blanks={blanks || undefined}>
          <thead>
            <tr>
              <th colSpan={2} scope="colgroup">
                {t('expected')}
              </th>
              <th colSpan={2} scope="colgroup">
                {t('got')}
                {got === '' && <span className={styles.empty}> {t('empty')}</span>}
              </th>
            </tr>
          </thead>
          <tbody>
            {diff.rows.slice(0, MOST_ROWS).map((row) => (
              <Row key={`${row.expectedLine}:${row.gotLine}`} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {hidden > 0 && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('more', { count: hidden })}
        </Text>
      )}
    </div>
  );
}
