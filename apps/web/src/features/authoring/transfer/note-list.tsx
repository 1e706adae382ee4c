import type { PackageNote } from '@assay/contract/authoring/transfer.ts';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';

const SEVERITIES = ['error', 'warning', 'info'] as const;

interface NoteListProps {
  notes: readonly PackageNote[];
  /** Said when there is nothing. */
  empty: string;
  /** Whether the archive holds several problems, so that each note names its own. */
  several: boolean;
}

/** A report, the gravest first, each note with the file it is about. */
export function NoteList({ notes, empty, several }: NoteListProps) {
  const t = useText(TEXT);
  const lang = useLang();
  if (notes.length === 0) return <p className={styles.soft}>{empty}</p>;
  return (
    <div className={styles.notes}>
      {SEVERITIES.map((severity) => {
        const own = notes.filter((note) => note.severity === severity);
        if (own.length === 0) return null;
        return (
          <section key={severity} className={styles.group} data-severity={severity}>
            <h3>
              {t(severity)} ({own.length})
            </h3>
            <ul>
              {own.map((note, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never changes its order
                <li key={at}>
                  {several && note.problem !== null && <strong>{note.problem} · </strong>}
                  {note.file !== null && (
                    <>
                      <code>{note.file}</code>{' '}
                    </>
                  )}
                  {note[lang]}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
