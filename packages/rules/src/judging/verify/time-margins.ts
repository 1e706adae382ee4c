/** How far the time limit must be from what solutions need. */
export interface TimeMargins {
  /** The limit is at least so many times what the slowest accepted solution needs. */
  acToTimeLimit: number;
  /** The fastest solution that must be too slow needs at least so many times the limit. */
  timeLimitToTle: number;
  /** Stated by the package that the problem came from. */
  fromPackage: boolean;
}

/** Those that the problem package format of 2025-09 takes where a package states none. */
const USUAL: TimeMargins = { acToTimeLimit: 2, timeLimitToTle: 1.5, fromPackage: false };

const mapAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const ratioOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 1 ? number : null;
};

/**
 * The margins that a package states among the limits of its `problem.yaml`: `time_multipliers` (2025-09), or `time_multiplier`
 * and `time_safety_margin` (legacy).
 * @param facts what the import kept of the package (`problems.package_facts`)
 */
export function timeMarginsOf(facts: unknown): TimeMargins {
  const limits = mapAt(mapAt(mapAt(facts, 'extra'), 'icpc'), 'limits');
  const multipliers = mapAt(limits, 'time_multipliers');
  const ac = ratioOf(mapAt(multipliers, 'ac_to_time_limit')) ?? ratioOf(mapAt(limits, 'time_multiplier'));
  const tle = ratioOf(mapAt(multipliers, 'time_limit_to_tle')) ?? ratioOf(mapAt(limits, 'time_safety_margin'));
  return {
    acToTimeLimit: ac ?? USUAL.acToTimeLimit,
    timeLimitToTle: tle ?? USUAL.timeLimitToTle,
    fromPackage: ac !== null || tle !== null,
  };
}
