import { diffLines } from 'diff';
import { useMemo } from 'react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';
import styles from './versions.module.css';

/** Of lines that are the same, so many stay beside what changed. */
const CONTEXT = 2;
/** Longer than anybody waits for a page. */
const TIMEOUT_MS = 400;

interface Piece {
  kind: 'same' | 'added' | 'removed' | 'hidden';
  lines: string[];
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

/** What two texts differ in, line by line; null where that takes too long to find out. */
function piecesOf(before: string, after: string): Piece[] | null {
  const changes = diffLines(before, after, { timeout: TIMEOUT_MS });
  return (
    changes?.flatMap(({ value, added, removed }, at): Piece[] => {
      const lines = linesOf(value);
      if (added || removed) return [{ kind: added ? 'added' : 'removed', lines }];
      const head = at === 0 ? 0 : CONTEXT;
      const tail = at === changes.length - 1 ? 0 : CONTEXT;
      const hidden = lines.length - head - tail;
      if (hidden <= 1) return [{ kind: 'same', lines }];
      return [
        { kind: 'same', lines: lines.slice(0, head) },
        { kind: 'hidden', lines: lines.slice(head, head + hidden) },
        { kind: 'same', lines: lines.slice(head + hidden) },
      ];
    }) ?? null
  );
}

/** Two texts as one, with what went and what came. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const t = useText(TEXT);
  const pieces = useMemo(() => piecesOf(before, after), [before, after]);
  if (pieces === null) return <p className={styles.quiet}>{t('tooLong')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div className={styles.text} tabIndex={0}>
      {pieces.map(({ kind, lines }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
        if (kind === 'hidden') return <p key={at}>{t('unchangedLines', { count: lines.length })}</p>;
        const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
        return (
          lines.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Tag key={at}>
              {lines.map((line, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <span key={nth}>{`${line}\n`}</span>
              ))}
            </Tag>
          )
        );
      })}
    </div>
  );
}
