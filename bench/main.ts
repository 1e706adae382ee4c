import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { provideToolchains } from '../tools/start/toolchains/toolchains.mjs';

/**
 * Runs the benches one after another, or those named: `npm run bench -- lists sandbox`; flags after the names are theirs. They
 * print figures and never pass or fail, except `faults`, which holds promises against the database.
 */
const BENCHES: Record<string, string> = {
  sandbox: 'an empty run in the sandbox against a bare spawn, child_process, bubblewrap and crun',
  'sandbox-timing': 'CPU time measured alone and with all slots busy',
  'judge-overhead': 'what judge and sandbox cost beside 100 cases of a second each',
  judge: 'cases through the whole judge; A + B from claim to report',
  languages: 'compiling and starting each language, with and without what nodes prepare',
  interact: 'one question with its answer between a program and an interactor',
  doors: 'log-ins, pages of any size, ten thousand silent connections',
  readers: 'p99 of another client while hostile files and texts are read',
  lists: 'lists with 10,000 problems and 1,000,000 submissions',
  groups: 'pages of a group of 5,000 members and 200,000 submissions',
  discussions: '100,000 discussions with 1,000,000 comments: lists, one of them, search',
  money: '10,000 random operations with coins at once, with connections cut: balances, orders and stock afterwards',
  'rejudge-storm': 'judging 20,000 submissions again while a contest runs; applying and undoing it',
  messages: 'private chats: to an open page, a second, long conversations; unread counts',
  polls: '10,000 people who are logged in ask for coins and unread counts, 3,000 a second, beside open streams',
  claims: '64 nodes claiming from one queue: claims a second, none twice; pickup by an idle node',
  fairness: 'a single submission while another user has 500 queued',
  'remote-queue': 'a submission that is judged here while 1,000 wait for a remote judge',
  'remote-faults':
    '200 submissions to all remote judges while server, database and sites fail: each once there, each with its result',
  page: 'weight, paints, layout shift of pages, throttled and not; Lighthouse; click to verdict; `--only verdicts|pages|lighthouse`',
  board: 'a contest board: recomputation, events, pages, the reveal; no database',
  rankings: '1,000,000 people with lines in every period: any page, any search',
  rating: 'contest ratings of 100 to 10,000 people, ten contests each',
  'training-rank': 'the rank of a training with 5,000 members and 100 problems: pages, verdicts, counting anew',
  works: '2,000 people start a timed work within ten seconds, save answers every five, and hand in',
  progress:
    'the progress of an assignment with 500 students and 40 problems, and its files; `--only grades`: totals over 40 assignments',
  qsheets: 'a question sheet with 100,000 people: list, sheet, rank, verdicts',
  'scroll-board': 'the reveal of 500 rows played in a browser, automatically and at its fastest: frames a second',
  'contest-load': 'a contest of 10,000 on a real site: boards, pages, polls, start rush, streams, receipts, replay',
  workshop:
    'versions of a problem with 1 GB of data; 200 tests and 10 solutions verified on a node; first words of a helper; `--only versions`',
  similarity:
    "copies of the seeds' programs in eight disguises: precision, recall, recall at 0.1 % false alarms; 2,000 programs",
  faults: 'promises while parts die, wires are cut, disks run full; `--only FI-7,FI-10`, `--load full`',
};

const given = process.argv.slice(2);
const firstFlag = given.findIndex((word) => word.startsWith('--'));
const wanted = firstFlag < 0 ? given : given.slice(0, firstFlag);
const flags = firstFlag < 0 ? [] : given.slice(firstFlag);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are:`);
  for (const [name, what] of Object.entries(BENCHES)) console.error(`  ${name.padEnd(8)} ${what}`);
  process.exit(1);
}
// some would miss a compiler or the browser only after minutes
await provideToolchains(['sandbox', 'judging', 'tests'], ['sandbox', 'tests']).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
let failed = false;
for (const [name, what] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}: ${what}`);
  const folders = ['', 'sandbox/', 'ranks/', 'people/', 'remote/', `${name}/`];
  const file = folders.map((folder) => `bench/${folder}${name}.ts`).find(existsSync)!;
  const { status } = spawnSync('npx', ['--no-install', 'tsx', file, ...flags], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
