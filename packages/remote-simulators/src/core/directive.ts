/** How a program is judged, as a line of it says: `@sim verdict=WA test=3 queue=2 run=4`. */
export interface Directive {
  verdict: string;
  test: number;
  /** ms and KB. */
  time: number;
  mem: number;
  score: number;
  cases: number;
  /** Seconds of each step. */
  queue: number;
  compile: number;
  run: number;
  /** The final verdict changes after some seconds. */
  rejudge: { after: number; verdict: string } | null;
}

const USUAL: Directive = {
  verdict: 'AC',
  test: 2,
  time: 15,
  mem: 1808,
  score: 50,
  cases: 10,
  queue: 1,
  compile: 1,
  run: 2,
  rejudge: null,
};

/** Reads the directive of a program as the site has decoded it: an encoding that was lost on the way loses the directive, too. */
export function readDirective(source: string): Directive {
  const words = /@sim ([^\n]*)/.exec(source)?.[1] ?? '';
  const given: Record<string, unknown> = {};
  for (const [, name, value] of words.matchAll(/(\w+)=(\S+)/g)) {
    if (name === 'rejudge') {
      const [after = '0', verdict = 'AC'] = value!.split(':');
      given.rejudge = { after: Number(after), verdict };
    } else given[name!] = name === 'verdict' ? value : Number(value);
  }
  return { ...USUAL, ...given };
}

/** Where a judging stands after so many seconds. */
export function stageAt({ queue, compile, run, verdict, rejudge }: Directive, seconds: number) {
  if (seconds < queue) return { stage: 'queued' as const };
  if (seconds < queue + compile) return { stage: 'compiling' as const };
  if (seconds < queue + compile + run && verdict !== 'CE') {
    return { stage: 'running' as const, share: (seconds - queue - compile) / run };
  }
  const changed = rejudge && seconds >= queue + compile + run + rejudge.after;
  return { stage: 'done' as const, verdict: changed ? rejudge.verdict : verdict };
}
