import type { ProblemCount } from '@assay/contract/problems/problem.ts';
import { VERDICT, VERDICT_TEXT, type VerdictName } from '@assay/contract/verdict.ts';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatShare } from '../../lib/format.ts';
import { useLang } from '../../lib/lang.ts';
import { useText } from '../../lib/text.ts';
import { verdictColor } from '../../ui/verdict-badge.tsx';
import styles from './result-pie.module.css';
import { TEXT } from './text.ts';

/** The pie's keys (PROB-10). */
const KEYS: readonly [keyof ProblemCount, VerdictName][] = [
  ['ac', 'accepted'],
  ['pa', 'partial'],
  ['wa', 'wrongAnswer'],
  ['tle', 'timeLimit'],
  ['mle', 'memoryLimit'],
  ['re', 'runtimeError'],
  ['pe', 'presentationError'],
  ['ce', 'compileError'],
];

/** The value of a colour such as `var(--x)`: charts paint on a canvas, which knows no variables. */
const resolve = (color: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(color.slice(4, -1)).trim() || '#888';

/** How submissions of a problem ended: a pie, and the same figures as a table for everybody. */
export function ResultPie({ count }: { count: ProblemCount }) {
  const t = useText(TEXT);
  const lang = useLang();
  const scheme = useComputedColorScheme('light');
  const frame = useRef<HTMLDivElement>(null);
  const slices = KEYS.map(([key, name]) => ({ name, label: VERDICT_TEXT[name][lang], value: count[key] })).filter(
    ({ value }) => value > 0,
  );
  const drawn = JSON.stringify(slices);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` stands for the slices, `scheme` for their colours
  useEffect(() => {
    if (slices.length === 0) return;
    let dispose = () => {};
    let gone = false;
    void import('./pie-chart.ts').then(({ drawPie }) => {
      if (gone || !frame.current) return;
      dispose = drawPie(
        frame.current,
        slices.map(({ name, label, value }) => ({ label, value, color: resolve(verdictColor(VERDICT[name])) })),
        resolve('var(--surface)'),
      );
    });
    return () => {
      gone = true;
      dispose();
    };
  }, [drawn, scheme]);

  if (count.total === 0) return <p className={styles.none}>{t('noSubmissions')}</p>;
  return (
    <div className={styles.pie}>
      <div ref={frame} className={styles.chart} aria-hidden />
      <table className={styles.legend}>
        <caption className="visually-hidden">{t('pie')}</caption>
        <tbody>
          {slices.map(({ name, label, value }) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.dot} style={{ background: verdictColor(VERDICT[name]) }} aria-hidden />
                {label}
              </th>
              <td>{value}</td>
              <td>{formatShare(value, count.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
