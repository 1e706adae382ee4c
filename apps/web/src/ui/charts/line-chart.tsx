import classes from './line-chart.module.css';

export interface ChartPoint {
  key: string | number;
  /** Shown when the point is pointed at. */
  label: string;
  value: number;
}

interface LineChartProps {
  /** What is drawn, read out in place of the picture; the figures stand in a table beside it. */
  label: string;
  /** In order; drawn at equal distances. */
  points: readonly ChartPoint[];
  /** Values at which lines are drawn across. */
  grid: readonly number[];
}

const WIDTH = 720;
const HEIGHT = 240;
const LEFT = 52;
const EDGE = 16;

/** Values one after the other as a line. */
export function LineChart({ label, points, grid }: LineChartProps) {
  const values = points.map(({ value }) => value);
  const low = Math.min(...values) - 60;
  const high = Math.max(...values) + 60;
  const x = (at: number) =>
    points.length < 2 ? (LEFT + WIDTH) / 2 : LEFT + EDGE + (at * (WIDTH - LEFT - 2 * EDGE)) / (points.length - 1);
  const y = (value: number) => EDGE + ((high - value) * (HEIGHT - 2 * EDGE)) / (high - low);
  const path = points.map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
  return (
    <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {grid
        .filter((value) => value > low && value < high)
        .map((value) => (
          <g key={value}>
            <line className={classes.grid} x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text className={classes.number} x={LEFT - 8} y={y(value)} textAnchor="end" dominantBaseline="central">
              {value}
            </text>
          </g>
        ))}
      <path className={classes.line} d={path} />
      {points.map(({ key, label: says, value }, at) => (
        <circle key={key} className={classes.point} cx={x(at)} cy={y(value)} r={points.length > 60 ? 2 : 4}>
          <title>{says}</title>
        </circle>
      ))}
    </svg>
  );
}
