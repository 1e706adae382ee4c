import { cpus, loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { AWARD_TYPE } from '@assay/contract/contests/contest.ts';
import { Board } from '@assay/rules/boards/board.ts';
import { type BoardFacts, ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import { acmRule } from '@assay/rules/boards/contest-rules/acm.ts';
import { Journal, type Receipt } from '@assay/rules/boards/journal.ts';
import { boardPage } from '@assay/rules/boards/page.ts';
import { revealSteps } from '@assay/rules/boards/reveal.ts';
import { randomOf } from '@assay/rules/boards/testing/random.ts';
import { acmRow } from '@assay/rules/boards/wire-rows.ts';
import { awardSpans, DEFAULT_AWARDS } from '@assay/rules/contests/awards.ts';

const CONTESTANTS = 10_000;
const PROBLEMS = 13;
const SUBMISSIONS = 200_000;
const DURATION_MS = 5 * 3_600_000;
const SEED = 1;

/** A contest of the size of the largest online rounds: 29 % accepted, a tenth of the submissions in the last minutes. */
function makeFacts(): BoardFacts {
  const random = randomOf(SEED);
  const receipts: Receipt[] = [];
  for (let id = 1; id <= SUBMISSIONS; id++) {
    const late = id > SUBMISSIONS * 0.9;
    const sinceStartMs = late ? DURATION_MS - random.below(300_000) - 1 : Math.floor((DURATION_MS * id) / SUBMISSIONS);
    const dice = random.below(100);
    const status = dice < 29 ? 0 : dice < 75 ? -1 : dice < 85 ? 1 : dice < 93 ? 3 : -2;
    const uid = 1 + random.below(CONTESTANTS);
    // easier problems are tried more often
    const problem = Math.floor((random.below(PROBLEMS) * random.below(1000)) / 1000);
    receipts.push({ id, uid, problem, sinceStartMs, status, score: null, timeMs: random.below(2000) });
  }
  receipts.sort((a, b) => a.sinceStartMs - b.sinceStartMs);
  return {
    problems: PROBLEMS,
    clock: { durationMs: DURATION_MS, sealMs: DURATION_MS - 3_600_000, removed: [] },
    contestants: Array.from({ length: CONTESTANTS }, (_, at) => ({ uid: at + 1, participation: 'official' as const })),
    receipts,
  };
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

/** Milliseconds of each run by the clock on the wall. */
function time(runs: number, act: (run: number) => void): number[] {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    act(run);
    samples.push(performance.now() - began);
  }
  return samples.sort((a, b) => a - b);
}

/** Milliseconds of the processor's time of each run, its garbage collection included: whole, on a busy machine too. */
function cpuTime(runs: number, act: () => void): number[] {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(began);
    samples.push((user + system) / 1000);
  }
  return samples.sort((a, b) => a - b);
}

function print(what: string, samples: readonly number[], unit: 'ms' | 'µs') {
  const shown = [0, 0.5, 0.99].map((share) => (quantile(samples, share) * (unit === 'µs' ? 1000 : 1)).toFixed(1));
  console.log(
    `${what.padEnd(58)} min ${shown[0]} ${unit}, p50 ${shown[1]} ${unit}, p99 ${shown[2]} ${unit}  (n=${samples.length})`,
  );
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const usedMb = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

console.log(
  `${CONTESTANTS} contestants, ${PROBLEMS} problems, ${SUBMISSIONS} submissions, seed ${SEED}; ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`,
);
const facts = makeFacts();
const rule = acmRule();
const view = { durationMs: DURATION_MS, sealMs: null, containsEnd: false };

const before = usedMb();
print(
  'first load of all three boards, code still cold, CPU',
  cpuTime(1, () => new ContestBoards(rule, facts)),
  'ms',
);
const boards = new ContestBoards(rule, facts);
console.log(`${'memory of a contest with its three boards'.padEnd(58)} ${(usedMb() - before).toFixed(0)} MB`);

const load = () => new Journal(PROBLEMS, { ...facts, removed: [] });
const board = new Board(rule, load(), view);
print(
  'whole recomputation of a board from its journal, CPU',
  cpuTime(30, () => board.rebuild()),
  'ms',
);
print(
  'journal and one board from rows, CPU',
  cpuTime(15, () => new Board(rule, load(), view)),
  'ms',
);
print(
  'journal and all three boards from rows, CPU',
  cpuTime(10, () => new ContestBoards(rule, facts)),
  'ms',
);
for (const share of [0.1, 0.5, 0.9]) {
  print(
    `the ghosts at ${share * 100} % of the contest, CPU`,
    cpuTime(20, () => boards.boardAt(DURATION_MS * share)),
    'ms',
  );
}

const random = randomOf(2);
print(
  'a submission received and judged accepted: two events',
  time(20_000, (run) => {
    const submitted = {
      id: SUBMISSIONS + run + 1,
      uid: 1 + random.below(CONTESTANTS),
      problem: random.below(PROBLEMS),
    };
    const sinceStartMs = Math.floor((DURATION_MS * run) / 20_000);
    boards.apply({ kind: 'submit', ...submitted, sinceStartMs, status: 5, score: null, timeMs: null });
    boards.apply({ kind: 'judge', id: submitted.id, status: 0, score: null, timeMs: 10 });
  }),
  'µs',
);
print(
  'a verdict taken back: one event',
  time(5000, (run) => {
    boards.apply({ kind: 'judge', id: SUBMISSIONS + run + 1, status: -1, score: null, timeMs: 10 });
  }),
  'µs',
);

const real = boards.board('real');
const displayIds = Array.from({ length: PROBLEMS }, (_, at) => String.fromCharCode(65 + at));
const spans = awardSpans(AWARD_TYPE.proportion, DEFAULT_AWARDS, real.list(true).length, real.countScoring());
const query = { limit: 50, removeStar: false, ownUid: 77, concerned: [5, 900, 4321] };
const pageAt = (run: number) => boardPage(real, { ...query, currentPage: 1 + (run % 200) }, spans);
print('page of 50 rows with pinned ones, ranks and awards', time(5000, pageAt), 'µs');
const pageJson = (run: number) => JSON.stringify(pageAt(run).records.map((row) => acmRow(real, row, displayIds)));
print('the same as JSON of the wire', time(5000, pageJson), 'µs');
const found = { ...query, currentPage: 1, matches: (uid: number) => uid % 97 === 0 };
print(
  'page of 50 rows under a keyword',
  time(500, () => boardPage(real, found, spans)),
  'µs',
);

const ceremony = new ContestBoards(rule, facts);
let steps = 0;
const reveal = time(1, () => {
  for (const _ of revealSteps(ceremony)) steps += 1;
});
console.log(`${'the whole reveal'.padEnd(58)} ${steps} steps in ${reveal[0]!.toFixed(0)} ms`);
