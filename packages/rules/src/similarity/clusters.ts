import type { SimilarPair } from './compare.ts';

const CONTAINMENT_MIN = 0.5;
/** Of larger groups one sees who belongs together in parts. */
const MEMBERS_MAX = 40;

/** What of a pair decides whether it connects. */
export type Link = Pick<SimilarPair, 'a' | 'b' | 'oddness' | 'coverageA' | 'coverageB'>;

/** Programs that are connected by pairs, the largest groups first; members in the order of the list. */
export interface Cluster<Pair extends Link = SimilarPair> {
  members: number[];
  pairs: Pair[];
}

/**
 * Groups of programs over pairs that are odd enough and of which one holds half of the other.
 * @param oddnessMin pairs below connect nothing
 */
export function clustersOf<Pair extends Link>(pairs: readonly Pair[], oddnessMin: number): Cluster<Pair>[] {
  const linked = pairs.filter(
    ({ oddness, coverageA, coverageB }) => oddness >= oddnessMin && Math.max(coverageA, coverageB) >= CONTAINMENT_MIN,
  );
  const parent = new Map<number, number>();
  const rootOf = (one: number): number => {
    let root = one;
    while (parent.has(root) && parent.get(root) !== root) root = parent.get(root)!;
    parent.set(one, root);
    return root;
  };
  const sizes = new Map<number, number>();
  for (const { a, b } of linked) {
    const [x, y] = [rootOf(a), rootOf(b)];
    const size = (sizes.get(x) ?? 1) + (sizes.get(y) ?? 1);
    if (x === y || size > MEMBERS_MAX) continue;
    parent.set(x, y);
    sizes.set(y, size);
  }
  const clusters = new Map<number, Cluster<Pair>>();
  for (const pair of linked) {
    const root = rootOf(pair.a);
    if (root !== rootOf(pair.b)) continue;
    const cluster: Cluster<Pair> = clusters.get(root) ?? { members: [], pairs: [] };
    cluster.pairs.push(pair);
    clusters.set(root, cluster);
  }
  for (const cluster of clusters.values()) {
    cluster.members = [...new Set(cluster.pairs.flatMap(({ a, b }) => [a, b]))].sort((x, y) => x - y);
  }
  return [...clusters.values()].sort((x, y) => y.members.length - x.members.length || y.pairs.length - x.pairs.length);
}

/** From where pairs deserve a look: the more people, the more pairs come out high by chance. */
export const openingOddness = (people: number): number => (people <= 150 ? 6 : people <= 500 ? 8 : 10);
