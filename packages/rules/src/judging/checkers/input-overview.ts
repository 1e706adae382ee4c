import type { InputOverview, Unmet } from '@assay/contract/judging/workshop/input-overview.ts';
import type { InputValidator } from '@assay/contract/problems/problem.ts';

/** What makes a validator write, when it accepts an input, which bounds the input meets. */
export const OVERVIEW_ARGUMENTS = ['--testOverviewLogFileName', 'stdout'] as const;

const INCLUDES_HEADER = /#\s*include\s*["<]testlib\.h[">]/;
const READS_ARGUMENTS = /\bregisterValidation\s*\(\s*\w/;

/** Whether a validator is one that can: written with the header that knows how, and told the arguments. */
export const tellsOverview = ({ convention, code }: Pick<InputValidator, 'convention' | 'code'>): boolean =>
  convention === 'testlib' && INCLUDES_HEADER.test(code) && READS_ARGUMENTS.test(code);

/** Of each kind, so that what is told of many inputs stays small; a header writes no more of one. */
const ENTRIES_MAX = 300;
const BOUND_CHARS_MAX = 60;

const EMPTY: InputOverview = { bounds: [], features: [] };

/**
 * Reads what a validator wrote of one input: `"n": min-value-hit max-value-hit`, `feature "odd": hit`,
 * `constant-bounds "n": 1 5` (`?` where a bound changed between reads). What is none of that says nothing.
 */
export function readOverview(text: string): InputOverview {
  const hits = new Map<string, { isMinHit: boolean; isMaxHit: boolean }>();
  const constant = new Map<string, [string, string]>();
  const features = new Map<string, boolean>();
  for (const line of text.split('\n')) {
    const hit = /^"(.{1,300})":( min-value-hit)?( max-value-hit)?$/.exec(line);
    if (hit) hits.set(hit[1]!, { isMinHit: hit[2] !== undefined, isMaxHit: hit[3] !== undefined });
    const feature = /^feature "(.{1,300})":( hit)?$/.exec(line);
    if (feature) features.set(feature[1]!, feature[2] !== undefined);
    const bounds = /^constant-bounds "(.{1,300})": (\S+) (\S+)$/.exec(line);
    if (bounds) constant.set(bounds[1]!, [bounds[2]!, bounds[3]!]);
  }
  const known = (bound: string | undefined) =>
    bound === undefined || bound === '?' || bound.length > BOUND_CHARS_MAX ? null : bound;
  return {
    bounds: [...hits].slice(0, ENTRIES_MAX).map(([name, hit]) => {
      const [min, max] = constant.get(name) ?? [];
      return { name, min: known(min), max: known(max), ...hit };
    }),
    features: [...features].slice(0, ENTRIES_MAX).map(([name, isHit]) => ({ name, isHit })),
  };
}

/** What inputs meet together: a bound that one of them meets is met; one that is another from input to input is not told. */
export function mergedOverview(before: InputOverview | undefined, next: InputOverview): InputOverview {
  const { bounds, features } = before ?? EMPTY;
  const ranges = new Map(bounds.map((one) => [one.name, one]));
  for (const one of next.bounds) {
    const known = ranges.get(one.name) ?? one;
    ranges.set(one.name, {
      name: one.name,
      min: known.min === one.min ? one.min : null,
      max: known.max === one.max ? one.max : null,
      isMinHit: known.isMinHit || one.isMinHit,
      isMaxHit: known.isMaxHit || one.isMaxHit,
    });
  }
  const seen = new Map(features.map((one) => [one.name, one.isHit]));
  for (const { name, isHit } of next.features) seen.set(name, isHit || seen.get(name) === true);
  return {
    bounds: [...ranges.values()].slice(0, ENTRIES_MAX),
    features: [...seen].slice(0, ENTRIES_MAX).map(([name, isHit]) => ({ name, isHit })),
  };
}

/** Bounds that no input meets and features that none has (GEN-15); a variable that can have one value alone meets both. */
export const unmetOf = ({ bounds, features }: InputOverview): Unmet[] => [
  ...bounds.flatMap(({ name, min, max, isMinHit, isMaxHit }): Unmet[] => [
    ...(isMinHit ? [] : [{ name, side: 'min' as const, bound: min }]),
    ...(isMaxHit ? [] : [{ name, side: 'max' as const, bound: max }]),
  ]),
  ...features.flatMap(({ name, isHit }) => (isHit ? [] : [{ name, side: 'feature' as const, bound: null }])),
];
