import { cpus, loadavg } from 'node:os';
import { type BareTask, serveBare } from './load/bare.ts';
import { measureBoards } from './load/boards.ts';
import { type Job, runJob } from './load/crowd/jobs.ts';
import { measurePages } from './load/pages.ts';
import { Crowd, countMissed, type LoadOptions, type Stand } from './load/parts.ts';
import { measurePolls } from './load/polls.ts';
import { measureReceipts } from './load/receipts.ts';
import { measureReplay } from './load/replay.ts';
import { measureRush } from './load/rush.ts';
import { measureScroll } from './load/scroll.ts';
import { openLoadSite } from './load/site.ts';
import { measureStreams } from './load/streams.ts';
import { measureVisible } from './load/visible.ts';

/**
 * A contest on a real site: web node, crowd and database each in processes of their own, the database waits for the disk.
 * Whole it takes less than ten minutes on a quiet machine. Options, with what they are unless given: `--only
 * pages,polls`, `--contestants 10000`, `--problems 13`, `--submissions 200000`, `--seconds 20` (each even load; receipts
 * three times, replays twice as long), `--rate 400` (pages), `--polls 3000`, `--streams 10000` (node and crowd need
 * `ulimit -n` above it), `--speed 1 --speed 10`, `--log <folder>` (an XCPCIO log to replay: `config.json`, `run.json`).
 * `PROFILE=<folder>` leaves a CPU profile of the node there.
 * Those that change the contest come last.
 */
const PARTS: Record<string, { what: string; run(stand: Stand, crowd: Crowd): Promise<void> }> = {
  boards: { what: 'boards from the database and in memory', run: measureBoards },
  pages: { what: 'pages of the board at a fixed rate', run: measurePages },
  polls: { what: 'the polling calls of the specification', run: measurePolls },
  scroll: { what: 'the board in a browser, scrolled', run: measureScroll },
  rush: { what: 'the start: list of problems and first statement', run: measureRush },
  streams: { what: 'open push streams and announcements to all', run: measureStreams },
  visible: { what: 'from an accepted result to the page that shows it', run: measureVisible },
  receipts: { what: 'submissions received', run: measureReceipts },
  replay: { what: 'the end of a contest, faster than it was', run: measureReplay },
};

const FIRST_UID = 2;

/** `--name value`; `--only` and `--speed` may come more than once. */
function readArguments(given: string[]): { options: LoadOptions; only: string[] } {
  const option = (name: string, fallback: number) => Number(valuesOf(name).at(-1) ?? fallback);
  const valuesOf = (name: string) => given.flatMap((one, at) => (one === `--${name}` ? [given[at + 1] ?? ''] : []));
  return {
    options: {
      contestants: option('contestants', 10_000),
      problems: option('problems', 13),
      submissions: option('submissions', 200_000),
      rate: option('rate', 400),
      seconds: option('seconds', 20),
      polls: option('polls', 3_000),
      streams: option('streams', 10_000),
      log: valuesOf('log').at(-1) ?? null,
      speeds: valuesOf('speed').length > 0 ? valuesOf('speed').map(Number) : [1, 10],
    },
    only: valuesOf('only').flatMap((names) => names.split(',')),
  };
}

async function main() {
  const { options, only } = readArguments(process.argv.slice(2));
  const unknown = only.filter((name) => !(name in PARTS));
  if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  console.log(
    `${options.contestants} contestants, ${options.problems} problems, ${options.submissions} submissions; ` +
      `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`,
  );
  const site = await openLoadSite(options);
  const crowd = await Crowd.gather();
  try {
    const tokens = await site.openSessions(FIRST_UID, options.contestants);
    const stand: Stand = { site, options, tokens };
    for (const [name, { what, run }] of Object.entries(PARTS)) {
      if (only.length > 0 && !only.includes(name)) continue;
      console.log(`\n-- ${name}: ${what}\n`);
      await run(stand, crowd);
    }
    if (countMissed() > 0) console.log(`\n${countMissed()} MISSED`);
  } finally {
    crowd.stop();
    await site.close();
  }
}

if (process.argv[2] === 'crowd') {
  process.on('message', (job) => void runJob(job as Job).then((found) => process.send!(found)));
  process.send!('ready');
} else if (process.argv[2] === 'bare') {
  process.once('message', (task) => void serveBare(task as BareTask).then((port) => process.send!(port)));
} else await main();
