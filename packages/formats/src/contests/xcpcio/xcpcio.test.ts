import { ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import { describe, expect, test } from 'vitest';
import { boardTable, toCsv, toText } from '../board-table.ts';
import { boardFactsOf, type ContestLog, icpcRuleOf } from '../contest-log.ts';
import { LogError } from '../log-error.ts';
import { readNeutral } from '../read-neutral.ts';
import { SMALL_LOG } from '../testing/logs.ts';
import { readXcpcio } from './read.ts';
import { writeXcpcio } from './write.ts';

const config = {
  contest_name: 'Spring cup',
  start_time: 1_700_000_000,
  end_time: 1_700_018_000,
  frozen_time: 3600,
  penalty: 1200,
  problem_id: ['A', 'B'],
  balloon_color: [{ color: '#000', background_color: '#c04000' }],
  options: { submission_timestamp_unit: 'millisecond' },
};
const runs = [
  { team_id: 1, problem_id: 0, timestamp: 61_000, status: 'WRONG_ANSWER', submission_id: 'x' },
  { team_id: 1, problem_id: 0, timestamp: 122_000, status: 'correct' },
  { team_id: '2', problem_id: 1, timestamp: 60_000, status: 'ACCEPTED' },
  { team_id: '2', problem_id: 0, timestamp: 70_000, status: 'CORRECT', is_ignore: 1 },
];
const teams = {
  1: { team_id: 1, name: '一队', organization: 'Oak', official: 1 },
  2: { team_id: 2, team_name: 'Two', unofficial: 1 },
};
const linesOf = (log: ContestLog, name: 'real' | 'sealed' = 'real') => {
  const board = new ContestBoards(icpcRuleOf(log), boardFactsOf(log)).board(name);
  return board
    .list()
    .map((line) => [log.teams[line.uid - 1]!.name, board.rankOf(line), line.total.points, line.total.time]);
};

test('reads a board with maps by id, old problem lists and milliseconds', () => {
  const log = readXcpcio({ config, runs, teams });
  expect(log).toMatchObject({
    name: 'Spring cup',
    durationMs: 18_000_000,
    freezeMs: 14_400_000,
    penaltyUnit: 'minutes',
  });
  expect(log.problems).toMatchObject([
    { id: '0', label: 'A', rgb: '#c04000' },
    { id: '1', label: 'B' },
  ]);
  expect(linesOf(log)).toEqual([
    ['Two', -1, 1, 60],
    ['一队', 1, 1, 120 + 1200],
  ]);
});

test('without teams they are those that submitted', () => {
  expect(readXcpcio({ config, runs }).teams.map(({ id, isStar }) => [id, isStar])).toEqual([
    ['1', false],
    ['2', false],
  ]);
});

test.each([
  ['seconds are the default', { ...config, end_time: 1_700_180_000, options: {} }, 61_000_000],
  ['microseconds', { ...config, options: { submission_timestamp_unit: 'microsecond' } }, 61],
])('%s', (_sentence, given, atMs) => {
  expect(readXcpcio({ config: given, runs, teams }).submissions[0]?.atMs).toBe(atMs);
});

test.each([
  ['in_seconds', 'seconds'],
  ['in_minutes', 'minutes'],
  ['accumulate_in_seconds_and_finally_to_the_minute', 'sumToMinutes'],
])('penalties %s', (way, unit) => {
  const options = { calculation_of_penalty: way };
  expect(readXcpcio({ config: { ...config, options }, runs, teams }).penaltyUnit).toBe(unit);
});

test.each([
  ['neither times nor runs', { config: { ...config, start_time: undefined }, runs: [] }, 'start_time is missing'],
  ['an end before the start', { config: { ...config, end_time: 1_600_000_000 }, runs }, 'end_time - start_time'],
  ['no problems', { config: { ...config, problem_id: [] }, runs }, 'no problems'],
  ['an unknown problem', { config, runs: [{ ...runs[0], problem_id: 7 }] }, 'no problem 7'],
  ['an unknown unit', { config: { ...config, options: { submission_timestamp_unit: 'day' } }, runs }, 'day'],
  ['runs that are none', { config, runs: [{ team_id: 1 }] }, 'run.json'],
])('%s is named', (_sentence, files, message) => {
  expect(() => readXcpcio(files)).toThrow(LogError);
  expect(() => readXcpcio(files)).toThrow(message);
});

test('runs of teams that the list does not have are left out, and named', () => {
  const log = readXcpcio({ config, runs: [...runs, { ...runs[0], team_id: 9 }, { ...runs[1], team_id: 9 }], teams });
  expect(linesOf(log)).toEqual(linesOf(readXcpcio({ config, runs, teams })));
  expect(log.notes).toMatchObject([{ en: 'run.json: 2 runs are left out; team.json does not have their teams: 9' }]);
});

test('what is written gives the same boards when it is read, without hidden teams', () => {
  const { config: head, teams: people, runs: rows } = JSON.parse(JSON.stringify(writeXcpcio(SMALL_LOG)));
  const read = readXcpcio({ config: head, teams: people, runs: rows });
  const shown = {
    ...SMALL_LOG,
    teams: SMALL_LOG.teams.map((team) => ({ ...team, name: team.displayName ?? team.name })),
  };
  expect(linesOf(read)).toEqual(linesOf(shown));
  expect(linesOf(read, 'sealed')).toEqual(linesOf(shown, 'sealed'));
  expect(read).toMatchObject({ startMs: SMALL_LOG.startMs, freezeMs: SMALL_LOG.freezeMs, name: SMALL_LOG.formalName });
  expect(JSON.stringify(people)).not.toContain('Jury');
});

test('written runs name their problems as the config does', () => {
  const { config: head, runs: rows } = writeXcpcio(SMALL_LOG);
  expect(head).toMatchObject({ problems: [{ id: 'bridge' }, { id: 'canoe' }] });
  expect(new Set(rows.map((row) => (row as { problem_id: string }).problem_id))).toEqual(new Set(['bridge', 'canoe']));
});

test('members of a team are named where they are known', () => {
  const [first] = SMALL_LOG.teams;
  const { teams: people } = writeXcpcio({ ...SMALL_LOG, teams: [{ ...first!, members: ['anna', 'cora'] }] });
  expect(people).toMatchObject([{ team_id: first!.id, members: ['anna', 'cora'] }]);
});

describe('tables', () => {
  const log = readXcpcio({
    config: { ...config, contest_name: '=1+1' },
    runs,
    teams: { ...teams, 3: { team_id: 3, name: '=HYPERLINK("x")' } },
  });
  const table = boardTable(log, new ContestBoards(icpcRuleOf(log), boardFactsOf(log)).board('real'));

  test('show tries, minutes, the first accepted', () => {
    expect(table.rows).toEqual([
      ['*', 'Two', '', '1', '1', '', '+ 1*'],
      ['1', '一队', 'Oak', '1', '22', '+1 2*', ''],
      ['2', '=HYPERLINK("x")', '', '0', '0', '', ''],
    ]);
  });

  test('as CSV cannot compute anything (T-CSV-1)', () => {
    const csv = toCsv(table);
    expect(csv.startsWith('\uFEFFRank,Team,')).toBe(true);
    expect(csv).toContain("\r\n*,Two,,1,1,,'+ 1*\r\n");
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('as text stand in columns, wide letters counted double', () => {
    const [head, , second] = toText(table).split('\n');
    expect(second?.indexOf('Oak')).toBe(head!.indexOf('Organization') - 2);
  });
});

test('a plain log names the field that is wrong', () => {
  const log = {
    id: 'x',
    name: 'X',
    type: 'ICPC',
    duration_s: 60,
    problems: ['A'],
    teams: [],
    submissions: [{ t_ms: 1, team: 't', problem: 1, verdict: 0 }],
  };
  expect(() => readNeutral(log)).toThrow('submissions.0.problem');
  expect(() => readNeutral({ ...log, duration_s: 0 })).toThrow('duration_s');
});

test('a number of problems that no contest has is refused before a list is made of it', () => {
  const config = { contest_name: 'x', start_time: 0, end_time: 3600, problem_quantity: 1e9 };
  expect(() => readXcpcio({ config, runs: [] })).toThrow('config.json');
});
