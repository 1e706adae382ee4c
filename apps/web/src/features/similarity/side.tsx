import type { CommonPart } from '@assay/contract/similarity/report.ts';
import { useEffect, useRef } from 'react';
import classes from './similarity.module.css';

interface SideProps {
  code: string;
  label: string;
  /** Lines of the common parts on this side, in their order. */
  parts: readonly CommonPart['a'][];
  /** The part that was chosen, which is brought into view. */
  chosen: number | null;
  onChoose: (part: number) => void;
}

/** Grounds that neighbouring parts have by turns; their number tells them apart, not the colour. */
const GROUNDS = 3;

/** One of two programs: the lines that it has in common with the other are marked with the number of their part. */
export function Side({ code, label, parts, chosen, onChoose }: SideProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    const line = frame.current?.querySelector<HTMLElement>(`[data-line="${parts[chosen]?.from}"]`);
    if (line && frame.current) frame.current.scrollTop = line.offsetTop - 40;
  }, [chosen, parts]);
  const partOf = (line: number) => parts.findIndex(({ from, to }) => from <= line && line <= to);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section ref={frame} className={classes.code} tabIndex={0} aria-label={label} translate="no">
      <table>
        <tbody>
          {code.split(/\r\n|\r|\n/).map((text, at) => {
            const part = partOf(at + 1);
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are numbered and never reorder
                key={at}
                data-line={at + 1}
                data-part={part < 0 ? undefined : part % GROUNDS}
                data-chosen={(part >= 0 && part === chosen) || undefined}
                // the buttons above do the same for the keyboard
                onClick={part < 0 ? undefined : () => onChoose(part)}
              >
                <td className={classes.number}>{at + 1}</td>
                <td className={classes.mark}>{part < 0 ? '' : part + 1}</td>
                <td className={classes.line}>{text || ' '}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
