import { ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import { describe, expect, test } from 'vitest';
import { boardFactsOf, hiddenTeams, icpcRuleOf } from '../contest-log.ts';
import { LogError } from '../log-error.ts';
import { SMALL_LOG } from '../testing/logs.ts';
import { clicsAwards } from './awards.ts';
import { feedLine, feedOf, restrictLog } from './feed.ts';
import { clicsJudgementTypes, type LogMoments, momentsAt } from './objects.ts';
import { readEndpoints, readFeed } from './read.ts';
import { clicsScoreboard } from './scoreboard.ts';
import { absTime, parseAbsTime, parseRelTime, relTime } from './times.ts';

const boardOf = (name: 'real' | 'sealed') =>
  new ContestBoards(icpcRuleOf(SMALL_LOG), boardFactsOf(SMALL_LOG)).board(name);
const start = SMALL_LOG.startMs!;
const at = (minute: number, thawed: number | null = null, finalized: number | null = null) =>
  momentsAt(SMALL_LOG, start + minute * 60_000, thawed, finalized);

describe('times', () => {
  test.each([
    ['0:03:38.749', 218_749],
    ['-0:03:38.749', -218_749],
    ['120:00:00', 432_000_000],
    ['5:00:00.5', 18_000_500],
    ['0:00:00', 0],
    ['5:00', null],
    ['0:60:00', null],
    ['', null],
  ])('RELTIME %s', (text, ms) => {
    expect(parseRelTime(text)).toBe(ms);
    if (ms !== null) expect(parseRelTime(relTime(ms))).toBe(ms);
  });

  test.each([
    ['2024-03-23T13:00:00.000+01:00', Date.UTC(2024, 2, 23, 12)],
    ['2024-03-23T13:00:00+01', Date.UTC(2024, 2, 23, 12)],
    ['2024-03-23T13:00:00Z', Date.UTC(2024, 2, 23, 13)],
    ['2024-03-23T13:00:00', null],
    ['2024-03-23', null],
  ])('TIME %s', (text, ms) => {
    expect(parseAbsTime(text)).toBe(ms);
    if (ms !== null) expect(parseAbsTime(absTime(ms))).toBe(ms);
  });
});

test('a compile error costs nothing and does not solve, a wrong answer costs', () => {
  const types = new Map(clicsJudgementTypes().map((type) => [type.id, type]));
  expect(types.get('CE')).toMatchObject({ penalty: false, solved: false });
  expect(types.get('WA')).toMatchObject({ penalty: true, solved: false });
  expect(types.get('AC')).toMatchObject({ penalty: false, solved: true });
});

test.each([
  ['before the start', -1, { startedMs: null, frozenMs: null, endedMs: null }],
  ['while it runs', 60, { startedMs: start, frozenMs: null, endedMs: null }],
  ['frozen', 90, { frozenMs: start + 5_400_000, endedMs: null }],
  ['ended', 120, { frozenMs: start + 5_400_000, endedMs: start + 7_200_000, endOfUpdatesMs: null }],
])('state %s', (_sentence, minute, expected) => {
  expect(at(minute)).toMatchObject(expected);
});

test('updates end when the result is final and the board is open', () => {
  const [thawed, finalized] = [start + 8_000_000, start + 8_100_000];
  expect(at(150, null, finalized).endOfUpdatesMs).toBeNull();
  expect(at(150, thawed, finalized).endOfUpdatesMs).toBe(finalized + 1);
});

describe('scoreboard', () => {
  test('final: places, minutes, tries up to the first correct one; a star has the place it would have', () => {
    const { rows, state } = clicsScoreboard(SMALL_LOG, boardOf('real'), at(130), start + 130 * 60_000);
    expect(state).toMatchObject({
      started: '2026-05-01T10:00:00.000Z',
      ended: '2026-05-01T12:00:00.000Z',
      thawed: null,
    });
    expect(rows.map(({ rank, team_id, score }) => [rank, team_id, score])).toEqual([
      [1, 't2', { num_solved: 2, total_time: 160, time: 100 }],
      [2, 't1', { num_solved: 1, total_time: 40, time: 20 }],
      [2, 't3', { num_solved: 1, total_time: 15, time: 15 }],
      [3, 't5', { num_solved: 0, total_time: 0 }],
    ]);
    expect(rows[0]?.problems).toEqual([
      { problem_id: 'bridge', num_judged: 1, num_pending: 0, solved: true, time: 40 },
      { problem_id: 'canoe', num_judged: 2, num_pending: 0, solved: true, time: 100 },
    ]);
    expect(rows[1]?.problems[1]).toEqual({ problem_id: 'canoe', num_judged: 0, num_pending: 1, solved: false });
  });

  test('frozen: what came after the freeze is pending', () => {
    const { rows } = clicsScoreboard(SMALL_LOG, boardOf('sealed'), at(110), start + 110 * 60_000);
    const birch = rows.find(({ team_id }) => team_id === 't2');
    expect(birch?.score).toEqual({ num_solved: 1, total_time: 40, time: 40 });
    expect(birch?.problems[1]).toEqual({ problem_id: 'canoe', num_judged: 0, num_pending: 2, solved: false });
  });

  test('of one group', () => {
    const { rows } = clicsScoreboard(SMALL_LOG, boardOf('real'), at(130), start, 'south');
    // ranked by itself: a star has the place that it would have, and takes none; equal ranks by name
    expect(rows.map(({ team_id }) => team_id)).toEqual(['t5', 't3']);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});

test('awards: stars win only first solutions, teams without a solution no medals', () => {
  const awards = clicsAwards(SMALL_LOG, boardOf('real'), { gold: 1, silver: 1, bronze: 5 });
  expect(Object.fromEntries(awards.map(({ id, team_ids }) => [id, team_ids]))).toEqual({
    winner: ['t2'],
    'gold-medal': ['t2'],
    'silver-medal': ['t1'],
    'bronze-medal': [],
    'first-to-solve-bridge': ['t3'],
    'first-to-solve-canoe': ['t2'],
    'group-winner-north': ['t2'],
    'group-winner-south': [],
  });
});

describe('event feed', () => {
  const linesOf = (log: typeof SMALL_LOG, moments: LogMoments) => [...feedOf(log, moments)].map(feedLine).join('');

  test('what is written is what is read', () => {
    const read = readFeed(linesOf(SMALL_LOG, at(130)));
    const bySubmission = (log: typeof SMALL_LOG) => [...log.submissions].sort((a, b) => a.id.localeCompare(b.id));
    expect(bySubmission(read)).toEqual(
      bySubmission(SMALL_LOG).map((submission) => ({
        ...submission,
        // how a run went is told with its verdict only
        judgements: submission.judgements.map((one) => (one.endMs === null ? { ...one, maxRunMs: null } : one)),
      })),
    );
    // the API knows no stars; a label is the id where there is none
    // and no hidden groups: their teams are
    const hidden = hiddenTeams(SMALL_LOG);
    const teams = SMALL_LOG.teams.map((team) => ({
      ...team,
      isStar: false,
      label: team.id,
      isHidden: hidden.has(team.id),
    }));
    const groups = SMALL_LOG.groups.map((group) => ({ ...group, isHidden: false }));
    expect(read).toMatchObject({ ...SMALL_LOG, teams, groups, submissions: expect.anything() });
  });

  test('every object comes before it is referred to, and every token is new', () => {
    const seen = new Set<string>();
    const tokens = new Set<string>();
    for (const { type, id, data, token } of feedOf(SMALL_LOG, at(130))) {
      tokens.add(token);
      const refers = data as Record<string, string>;
      if (type === 'submissions') {
        expect(seen.has(`teams ${refers.team_id}`)).toBe(true);
        expect(seen.has(`problems ${refers.problem_id}`)).toBe(true);
      }
      if (type === 'judgements') {
        expect(seen.has(`submissions ${refers.submission_id}`)).toBe(true);
        expect(refers.judgement_type_id === undefined || seen.has(`judgement-types ${refers.judgement_type_id}`)).toBe(
          true,
        );
      }
      seen.add(`${type} ${id}`);
    }
    expect(tokens.size).toBe([...feedOf(SMALL_LOG, at(130))].length);
  });

  test('the last event is the end of updates, once there is one', () => {
    const events = [...feedOf(SMALL_LOG, at(150, start + 1, start + 2))];
    expect(events.at(-1)).toMatchObject({ type: 'state', id: null, data: { end_of_updates: absTime(start + 3) } });
    expect(events.filter(({ type }) => type === 'state')).toHaveLength(2);
  });

  test('the public sees no problem before the start, no hidden team, no judgement under the freeze (T-IDOR-4, T-IDOR-7)', () => {
    const before = linesOf(restrictLog(SMALL_LOG, at(-1)), at(-1));
    expect(before).not.toContain('bridge');
    const frozen = restrictLog(SMALL_LOG, at(110));
    expect(linesOf(frozen, at(110))).not.toContain('"t4"');
    const hidden = frozen.submissions.filter(({ atMs }) => atMs >= SMALL_LOG.freezeMs!);
    expect(hidden.map(({ judgements }) => judgements)).toEqual([[], [], []]);
    expect(frozen.submissions.filter(({ judgements }) => judgements.length > 0)).toHaveLength(5);
    // still hidden after the end, until somebody opens the board
    expect(restrictLog(SMALL_LOG, at(130)).submissions.at(-2)?.judgements).toEqual([]);
    expect(restrictLog(SMALL_LOG, at(130, start + 7_300_000)).submissions.at(-2)?.judgements).toHaveLength(1);
  });
});

describe('reading feeds of others', () => {
  const contest = { id: 'c', name: 'C', duration: '2:00:00', scoreboard_freeze_duration: '0:30:00', penalty_time: 20 };
  const lines = (...events: object[]) => events.map((event) => JSON.stringify(event)).join('\n\n');
  const submission = { id: '1', team_id: 't', problem_id: 'p', contest_time: '0:10:00.000' };

  test('of 2020-03: event ids, operations, the contest in the plural', () => {
    const log = readFeed(
      lines(
        { id: 'e1', type: 'contests', op: 'create', data: contest },
        { id: 'e2', type: 'teams', op: 'create', data: { id: 't', name: 'T' } },
        { id: 'e3', type: 'teams', op: 'create', data: { id: 'u', name: 'U' } },
        { id: 'e4', type: 'teams', op: 'delete', data: { id: 'u' } },
        { id: 'e5', type: 'submissions', op: 'create', data: submission },
        { id: 'e6', type: 'judgements', op: 'create', data: { id: '9', submission_id: '1' } },
        { id: 'e7', type: 'judgements', op: 'update', data: { id: '9', submission_id: '1', judgement_type_id: 'AC' } },
      ),
    );
    expect(log).toMatchObject({ id: 'c', durationMs: 7_200_000, freezeMs: 5_400_000, penaltyS: 1200 });
    expect(log.teams.map(({ id }) => id)).toEqual(['t']);
    expect(log.submissions[0]?.judgements).toMatchObject([{ id: '9', status: 0 }]);
  });

  test('of 2026-01: penalty as h:mm:ss, replaced judgements, whole collections, types that nobody knows', () => {
    const log = readFeed(
      lines(
        { type: 'contest', id: null, data: { ...contest, penalty_time: '0:10:00' } },
        { type: 'teams', id: null, data: [{ id: 't', name: 'T' }] },
        { type: 'map-info', id: null, data: { aisles: [] } },
        { type: 'judgement-types', id: 'XX', data: { id: 'XX', penalty: false, solved: false } },
        { type: 'submissions', id: '1', data: submission },
        { type: 'judgements', id: '8', data: { id: '8', submission_id: '1', judgement_type_id: 'AC', current: false } },
        { type: 'judgements', id: '9', data: { id: '9', submission_id: '1', judgement_type_id: 'XX' } },
        { type: 'judgements', id: '7', data: { id: '7', submission_id: '1', judgement_type_id: 'AC' } },
        { type: 'judgements', id: '7', data: null },
      ),
    );
    expect(log.penaltyS).toBe(600);
    expect(log.submissions[0]?.judgements).toMatchObject([{ id: '9', status: -2 }]);
  });

  test.each([
    ['no JSON', '{', 'line 1'],
    ['no contest', lines({ type: 'teams', id: 't', data: { id: 't' } }), 'no contest'],
    ['a duration that is none', lines({ type: 'contest', id: null, data: { ...contest, duration: '2h' } }), 'duration'],
    [
      'a submission without team',
      lines(
        { type: 'contest', data: contest },
        { type: 'submissions', id: '1', data: { id: '1', problem_id: 'p', contest_time: '0:00:01' } },
      ),
      'submissions 1: team_id',
    ],
  ])('%s is named', (_sentence, text, message) => {
    expect(() => readFeed(text)).toThrow(LogError);
    expect(() => readFeed(text)).toThrow(message);
  });

  test('a contest package is read by endpoint', () => {
    const log = readEndpoints({
      contest,
      teams: [{ id: 't', name: 'T', group_ids: ['g'] }],
      groups: [{ id: 'g', hidden: true }],
    });
    expect(boardFactsOf(log).contestants).toEqual([]);
  });
});
