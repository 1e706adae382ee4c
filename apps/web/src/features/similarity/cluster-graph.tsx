import type { DataOf } from '@assay/contract/op.ts';
import type { getSimilarityClusters } from '@assay/contract/similarity/reports.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import classes from './similarity.module.css';
import { TEXT } from './text.ts';

type Cluster = DataOf<typeof getSimilarityClusters>[number];

const [WIDTH, HEIGHT] = [320, 220];
/** Pairs that are named below the picture. */
const NAMED_MAX = 12;

/** Members stand on an ellipse in the order of their submissions, the first on the left. */
const placeOf = (at: number, count: number) => {
  const angle = Math.PI + (2 * Math.PI * at) / count;
  return { x: WIDTH / 2 + 100 * Math.cos(angle), y: HEIGHT / 2 + 80 * Math.sin(angle) };
};

/** Programs that pairs connect: the picture, and the same as links. */
export function ClusterGraph({ cluster: { members, links } }: { cluster: Cluster }) {
  const t = useText(TEXT);
  const places = members.map((_, at) => placeOf(at, members.length));
  return (
    <>
      <svg className={classes.graph} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {links.map(({ pairId, a, b, similarity }) => (
          <line
            key={pairId}
            x1={places[a]!.x}
            y1={places[a]!.y}
            x2={places[b]!.x}
            y2={places[b]!.y}
            strokeWidth={1 + 5 * similarity}
          />
        ))}
        {members.map(({ submitId, username }, at) => {
          const { x, y } = places[at]!;
          return (
            <g key={submitId}>
              <circle cx={x} cy={y} r={6} />
              {members.length <= 16 && (
                <text x={x} y={y < HEIGHT / 2 ? y - 11 : y + 20} textAnchor="middle">
                  {username.length > 14 ? `${username.slice(0, 13)}…` : username}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ul className={classes.links}>
        {links.slice(0, NAMED_MAX).map(({ pairId, a, b, similarity }) => (
          <li key={pairId}>
            <Link href={paths.similarityPair(pairId)}>
              {t('pairOf', {
                a: members[a]!.username,
                b: members[b]!.username,
                percent: Math.round(100 * similarity),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
