import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readXcpcio } from '@assay/formats/contests/xcpcio/read.ts';
import { randomOf } from '@assay/rules/boards/testing/random.ts';
import type { Receipts } from './crowd/jobs.ts';
import { type Crowd, measureBeside, type Stand } from './parts.ts';
import { AIM_MS, holdReceipts } from './receipts.ts';

/** A submission of a log: when, by whom, to which problem, counted from 0. */
interface Logged {
  atMs: number;
  team: number;
  problem: number;
}

const DURATION_MS = 5 * 3_600_000;
const PER_TEAM = 14;
/** The shape of 106 real contests: the last minute has nine times the average, growing over the last five. */
const PEAK_MINUTES = 5;
const PEAK = 9;
/** Of a contest that goes on faster than any does; as it was, the bound of receipts holds. */
const FASTER_AIM_MS = 3_000;

/** A log of the real shape: even until the last minutes, then growing to the peak in the last one. */
function makeLog(teams: number, problems: number): Logged[] {
  const random = randomOf(7);
  const minutes = DURATION_MS / 60_000;
  const weights = Array.from({ length: minutes }, (_, at) => {
    const left = minutes - at;
    return left > PEAK_MINUTES ? 1 : 1 + (PEAK - 1) * ((PEAK_MINUTES + 1 - left) / PEAK_MINUTES) ** 2;
  });
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights
    .flatMap((weight, minute) =>
      Array.from({ length: Math.round((weight / sum) * PER_TEAM * teams) }, () => ({
        atMs: minute * 60_000 + random.below(60_000),
        team: random.below(teams),
        problem: random.below(problems),
      })),
    )
    .sort((a, b) => a.atMs - b.atMs);
}

/** The log of a folder with `config.json`, `run.json` and perhaps `team.json`, its teams multiplied to fill the contest. */
async function readLog(folder: string, teams: number, problems: number): Promise<Logged[]> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown;
  const log = readXcpcio({
    config: await read('config.json'),
    runs: await read('run.json'),
    teams: await read('team.json').catch(() => undefined),
  });
  const placeOf = new Map(log.problems.map(({ id }, at) => [id, at % problems]));
  const teamOf = new Map(log.teams.map(({ id }, at) => [id, at]));
  const copies = Math.max(1, Math.floor(teams / teamOf.size));
  const random = randomOf(7);
  return log.submissions
    .flatMap(({ atMs, teamId, problemId }) =>
      Array.from({ length: copies }, (_, copy) => ({
        // copies do not submit in the same millisecond
        atMs: Math.min(DURATION_MS - 1, atMs + (copy === 0 ? 0 : random.below(2_000))),
        team: (teamOf.get(teamId)! + copy * teamOf.size) % teams,
        problem: placeOf.get(problemId) ?? 0,
      })),
    )
    .sort((a, b) => a.atMs - b.atMs);
}

/** The end of a contest played again, at the speed that it had and faster, while everybody looks at the board. */
export async function measureReplay(stand: Stand, crowd: Crowd): Promise<void> {
  const { tokens, options } = stand;
  const log = options.log
    ? await readLog(options.log, tokens.length, options.problems)
    : makeLog(tokens.length, options.problems);
  const endMs = log.at(-1)!.atMs;
  for (const speed of options.speeds) {
    const fromMs = endMs - options.seconds * 2_000 * speed;
    const part = log.filter(({ atMs }) => atMs >= fromMs);
    const run = randomUUID().slice(0, 8);
    const what = `the last ${(endMs - fromMs) / 1000} s of ${options.log ?? 'a made-up log'} at ×${speed}`;
    const { found, bare } = await measureBeside(`${what}, ${part.length} submissions`, stand, crowd, (port) =>
      crowd.run<Receipts>({
        kind: 'replay',
        port,
        tokens,
        run,
        seconds: (endMs - fromMs) / 1000 / speed,
        log: part.map(({ atMs, team, problem }) => [(atMs - fromMs) / speed, team, problem]),
        pages: options.rate / 4,
      }),
    );
    await holdReceipts(what, stand, found as Receipts, run, { aimMs: speed > 1 ? FASTER_AIM_MS : AIM_MS, bare });
  }
}
