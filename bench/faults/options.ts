/**
 * How much goes on while things break: `full` is the standing load of docs/faults.md; `small` is for two
 * cores, `least` for two cores that have other work.
 */
export interface LoadSize {
  users: number;
  /** Submissions a second, unless a fault needs more. */
  perSecond: number;
  /** Clients that look at the contest's board, each every two seconds. */
  readers: number;
  /** Submissions that are judged again at any time. */
  rejudges: number;
  nodes: number;
  /** Golden programs of all demo problems, or of a few that are quickly judged. */
  golden: 'all' | 'few';
  /** Each program in so many forms, so that no compile cache makes a compiler's work disappear; otherwise 40 programs would be sent as they are. */
  variants: number;
}

const LOADS: Record<string, LoadSize> = {
  least: { users: 20, perSecond: 0.5, readers: 3, rejudges: 1, nodes: 2, golden: 'few', variants: 20 },
  small: { users: 40, perSecond: 4, readers: 10, rejudges: 1, nodes: 2, golden: 'few', variants: 20 },
  full: { users: 200, perSecond: 20, readers: 100, rejudges: 5, nodes: 3, golden: 'all', variants: 1 },
};

export interface Options {
  /** Ids of faults; empty: all. */
  only: string[];
  load: LoadSize;
  loadName: string;
}

const USAGE = `usage: npm run bench -- faults [--only FI-7,FI-10] [--load ${Object.keys(LOADS).join('|')}] [--per-second N]`;

/** `--only FI-7,FI-10 --load full --per-second 2`; throws with the usage when something is not understood. */
export function readOptions(argv: string[]): Options {
  const options: Options = { only: [], load: LOADS.small!, loadName: 'small' };
  let perSecond: number | null = null;
  for (let at = 0; at < argv.length; at++) {
    const [flag, inline] = argv[at]!.split('=');
    const value = inline ?? argv[++at] ?? '';
    if (flag === '--only') options.only.push(...value.toUpperCase().split(','));
    else if (flag === '--load' && LOADS[value]) Object.assign(options, { load: LOADS[value], loadName: value });
    else if (flag === '--per-second' && Number(value) > 0) perSecond = Number(value);
    else throw new Error(USAGE);
  }
  if (perSecond !== null) options.load = { ...options.load, perSecond };
  return options;
}
