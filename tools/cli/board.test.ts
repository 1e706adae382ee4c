import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'assay-board-'));
const write = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const assay = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('node', ['tools/cli/assay.mjs', 'board', ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

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
const rowsOf = (csv: string) => csv.trim().split('\r\n').slice(1);

test('prints a board of XCPCIO files', () => {
  const { status, stdout } = assay(config, runs, teams);
  expect(
    stdout
      .split('\n')
      .slice(0, 3)
      .map((line) => line.split(/\s{2,}/)),
  ).toEqual([
    ['Rank', 'Team', 'Organization', 'Solved', 'Time', 'A', 'B'],
    ['1', 'Ash', '2', '1', '+ 0*', '+ 1*'],
    ['*', 'Birch', '1', '136', '+1 116'],
  ]);
  expect(status).toBe(0);
});

test('frozen, at a time, by another rule, without stars', () => {
  expect(rowsOf(assay(config, runs, teams, '--frozen', '--format', 'csv').stdout)[1]).toBe("*,Birch,,0,0,'-1 ? 1,");
  expect(rowsOf(assay(config, runs, teams, '--at', '0:01:00', '--format', 'csv').stdout)).toEqual([
    "1,Ash,,1,0,'+ 0*,",
    "*,Birch,,0,0,'-1,",
  ]);
  const spec = assay(config, runs, teams, '--rule', 'acm', '--remove-star', '--format', 'csv');
  expect(rowsOf(spec.stdout)).toEqual(["1,Ash,,2,120,'+ 0*,'+ 1*"]);
});

test('reads an event feed and prints JSON of the Contest API', () => {
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
  const board = JSON.parse(assay(feed, '--format', 'json').stdout);
  expect(board.rows).toMatchObject([{ rank: 1, team_id: 't', score: { num_solved: 1, total_time: 10 } }]);
});

test.each([
  ['no file', [], 2, 'name one to three files'],
  ['an unknown rule', [config, runs, '--rule', 'golf'], 2, 'there is no rule golf'],
  ['an unknown option', [config, runs, '--loud'], 2, '--loud'],
  ['a time that is none', [config, runs, '--at', 'noon'], 2, '--at wants h:mm:ss'],
  ['a file that is not there', [join(folder, 'none.json')], 1, 'none.json'],
  ['a file that is none of them', [teams], 1, 'id'],
  ['a broken one', [write('broken.json', '{')], 1, 'is no JSON'],
] as const)('%s ends with %j: %d', (_sentence, args, code, message) => {
  const { status, stderr } = assay(...args);
  expect(stderr).toContain(message);
  expect(status).toBe(code);
});
