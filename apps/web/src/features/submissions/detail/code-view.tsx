import { useEffect, useMemo, useState } from 'react';
import { codeTag, escapeHtml, splitHighlighted } from './code-lines.ts';
import '../../markdown/code-colours.css';
import styles from './code-view.module.css';

interface CodeViewProps {
  code: string;
  language: string;
  label: string;
  /** Lines that a compiler complained about. */
  marked?: readonly number[];
}

const lineOfHash = (hash: string): number | null => {
  const found = /^#L(\d+)$/.exec(hash);
  return found ? Number(found[1]) : null;
};

/** Read-only code with numbered lines that can be linked to: `#L42`. */
export function CodeView({ code, language, label, marked = [] }: CodeViewProps) {
  const plain = useMemo(() => escapeHtml(code), [code]);
  const [coloured, setColoured] = useState<string | null>(null);
  const [target, setTarget] = useState(() => lineOfHash(window.location.hash));

  useEffect(() => {
    setColoured(null);
    let gone = false;
    import('../../markdown/highlight.ts')
      .then(({ highlightCode }) => highlightCode(code, codeTag(language)))
      .then((html) => !gone && setColoured(html))
      .catch(() => {
        // Without the highlighter the code is read in one colour.
      });
    return () => {
      gone = true;
    };
  }, [code, language]);

  useEffect(() => {
    const follow = () => setTarget(lineOfHash(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (target !== null) document.getElementById(`L${target}`)?.scrollIntoView({ block: 'center' });
  }, [target]);

  const lines = splitHighlighted(coloured ?? plain);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={label} translate="no">
      <table className={styles.code}>
        <tbody>
          {lines.map((html, at) => {
            const number = at + 1;
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are numbered and never reorder
                key={at}
                id={`L${number}`}
                data-target={target === number || undefined}
                data-marked={marked.includes(number) || undefined}
              >
                <td className={styles.number}>
                  <a href={`#L${number}`} tabIndex={-1}>
                    {number}
                  </a>
                </td>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the code and adds spans only */}
                <td className={styles.line} dangerouslySetInnerHTML={{ __html: html || '\n' }} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
