import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { command } from './board.ts';
import { UsageError } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-board-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
/** What the command prints. */
async function board(...args: string[]): Promise<string> {
  let printed = '';
  const into = (text: unknown) => {
    printed += `${text}`;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into),
    vi.spyOn(console, 'log').mockImplementation(into),
  ];
  try {
    expect(await command.run(args)).toBe(0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return printed;
}

const config = write('config.json', {
  contest_name: 'Cup',
  start_time: 1_700_000_000,
  end_time: 1_700_007_200,
  frozen_time: 1800,
  problem_id: ['A', 'B'],
});
const runs = write('run.json', [
  { team_id: 1, problem_id: 0, timestamp: 59, status: 'CORRECT' },
  { team_id: 1, problem_id: 1, timestamp: 61, status: 'CORRECT' },
  { team_id: 2, problem_id: 0, timestamp: 60, status: 'WRONG_ANSWER' },
  { team_id: 2, problem_id: 0, timestamp: 7000, status: 'CORRECT' },
]);
const teams = write('team.json', { 1: { name: 'Ash' }, 2: { name: 'Birch', unofficial: 1 } });
const CALM = { id: 'x', name: 'X', type: 'ICPC', duration_s: 60, problems: ['A'], teams: [], submissions: [] };
const rowsOf = (csv: string) => csv.trim().split('\r\n').slice(1);

test('prints a board of XCPCIO files', async () => {
  const text = await board(config, runs, teams);
  expect(
    text
      .split('\n')
      .slice(0, 3)
      .map((line) => line.split(/\s{2,}/)),
  ).toEqual([
    ['Rank', 'Team', 'Organization', 'Solved', 'Time', 'A', 'B'],
    ['1', 'Ash', '2', '1', '+ 0*', '+ 1*'],
    ['*', 'Birch', '1', '136', '+1 116'],
  ]);
});

test('names organizations from a file of their own', async () => {
  const withIds = write('team-ids.json', [{ id: '1', name: 'Ash', organization_id: 'org-1' }, { id: '2' }]);
  const named = write('organizations.json', [{ id: 'org-1', name: { fallback: 'Oak' } }]);
  expect(rowsOf(await board(config, runs, withIds, named, '--format', 'csv'))[0]).toContain('1,Ash,Oak,2,');
});

test('frozen, at a time, by another rule, without stars', async () => {
  expect(rowsOf(await board(config, runs, teams, '--frozen', '--format', 'csv'))[1]).toBe("*,Birch,,0,0,'-1 ? 1,");
  expect(rowsOf(await board(config, runs, teams, '--at', '0:01:00', '--format', 'csv'))).toEqual([
    "1,Ash,,1,0,'+ 0*,",
    "*,Birch,,0,0,'-1,",
  ]);
  const spec = await board(config, runs, teams, '--rule', 'acm', '--remove-star', '--format', 'csv');
  expect(rowsOf(spec)).toEqual(["1,Ash,,2,120,'+ 0*,'+ 1*"]);
});

test('reads an event feed and prints JSON of the Contest API', async () => {
  const feed = write(
    'feed.ndjson',
    [
      {
        type: 'contest',
        id: null,
        data: { id: 'c', name: 'C', duration: '2:00:00', start_time: '2026-05-01T10:00:00Z' },
      },
      { type: 'problems', id: 'p', data: { id: 'p', label: 'P', name: 'P', ordinal: 0 } },
      { type: 'teams', id: 't', data: { id: 't', name: 'T' } },
      { type: 'submissions', id: '1', data: { id: '1', team_id: 't', problem_id: 'p', contest_time: '0:10:00' } },
      { type: 'judgements', id: '1', data: { id: '1', submission_id: '1', judgement_type_id: 'AC' } },
    ]
      .map((event) => JSON.stringify(event))
      .join('\n'),
  );
  const { rows } = JSON.parse(await board(feed, '--format', 'json'));
  expect(rows).toMatchObject([{ rank: 1, team_id: 't', score: { num_solved: 1, total_time: 10 } }]);
});

test.each([
  ['no file', [], 'name one to four files'],
  ['an unknown rule', [config, runs, '--rule', 'golf'], 'there is no rule golf'],
  ['an unknown format', [config, runs, '--format', 'pdf'], 'there is no format pdf'],
  ['a time that is none', [config, runs, '--at', 'noon'], '--at wants h:mm:ss'],
  ['frozen without a freeze', [write('calm.json', CALM), '--frozen'], '--freeze'],
])('%s is called wrongly', async (_sentence, args, message) => {
  const failure = await command.run(args).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UsageError);
  expect((failure as Error).message).toContain(message);
});

test.each([
  ['a file that is not there', [join(folder, 'none.json')], 'none.json: there is no such file'],
  ['a folder', [folder], 'it is a folder'],
  ['a file that is none of them', [teams], 'team.json: neither an event feed nor a plain log'],
  ['a list', [write('list.json', [])], 'list.json: neither'],
  ['a broken one', [write('broken.json', '{')], 'broken.json: it is no JSON'],
  ['an empty one', [write('empty.json', '')], 'empty.json: it is no JSON'],
  ['a plain log that lacks something', [write('torn.json', { ...CALM, teams: undefined })], 'torn.json: teams: '],
  [
    'a feed that breaks off in a line',
    [write('torn.ndjson', '{"type":"contest","id":null,"data":{"id":"c","name":"C"}}\n{"type":"sub')],
    'torn.ndjson: line 2: it is no JSON',
  ],
  ['an XCPCIO board the wrong way round', [runs, config], 'config.json: '],
])('%s is named', async (_sentence, args, message) => {
  await expect(command.run(args)).rejects.toThrow(message);
});

test('the exit code tells: 0 printed, 1 not understood, 2 called wrongly', () => {
  const codes = [[config, runs], [teams], ['--loud']].map(
    (args) => spawnSync('node', ['tools/cli/assay.mjs', 'board', ...args]).status,
  );
  expect(codes).toEqual([0, 1, 2]);
}, 60_000);
