import type { SimilarityProblem } from '@assay/contract/similarity/report.ts';
import { useText } from '../../lib/text.ts';
import classes from './similarity.module.css';
import { TEXT } from './text.ts';

const [WIDTH, HEIGHT, BASE] = [400, 110, 90];

/** How alike each person's nearest other program is, as bars of 5 %: what single pairs are read against. */
export function Distribution({ parts }: { parts: SimilarityProblem['distribution'] }) {
  const t = useText(TEXT);
  const most = Math.max(1, ...parts);
  const step = WIDTH / parts.length;
  const percent = (at: number) => Math.round((100 * at) / parts.length);
  const words = parts.flatMap((count, at) =>
    count === 0 ? [] : [t('part', { from: percent(at), to: percent(at + 1), count })],
  );
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${t('distributionHint')}. ${words.join('; ')}`}
    >
      {parts.map((count, at) => {
        const height = (count / most) * (BASE - 14);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a scale never reorder
          <g key={at}>
            <rect x={at * step + 1} y={BASE - height} width={step - 2} height={height} rx={1} />
            {count > 0 && (
              <text x={(at + 0.5) * step} y={BASE - height - 3} textAnchor="middle">
                {count}
              </text>
            )}
          </g>
        );
      })}
      <line x1={0} y1={BASE} x2={WIDTH} y2={BASE} />
      {[0, 25, 50, 75, 100].map((at) => (
        <text
          key={at}
          x={(at / 100) * WIDTH}
          y={HEIGHT - 5}
          textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
        >
          {at}%
        </text>
      ))}
    </svg>
  );
}
