import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Board } from '@assay/rules/boards/board.ts';
import { ContestBoards } from '@assay/rules/boards/contest-boards.ts';
import { type AcmSettings, ICPC_SETTINGS } from '@assay/rules/boards/contest-rules/acm.ts';
import { findUnjudged, revealSteps } from '@assay/rules/boards/reveal.ts';
import { describe, expect, test } from 'vitest';
import { type ClicsAward, clicsAwards } from './clics/awards.ts';
import { feedLine, feedOf } from './clics/feed.ts';
import { momentsAt } from './clics/objects.ts';
import { readFeed } from './clics/read.ts';
import { clicsScoreboard } from './clics/scoreboard.ts';
import { boardFactsOf, type ContestLog, icpcRuleOf } from './contest-log.ts';
import { readGroupsTsv, readTeamsTsv } from './people-files.ts';
import { readNeutral } from './read-neutral.ts';
import { SMALL_LOG } from './testing/logs.ts';
import { readXcpcio } from './xcpcio/read.ts';
import { writeXcpcio } from './xcpcio/write.ts';

/**
 * Logs of real contests belong to those who made them and are no part of this repository. With a folder that holds them,
 * `ASSAY_CONTEST_SAMPLES=<folder> npx vitest run real-contests`, the boards published then must come out.
 */
const FOLDER = process.env.ASSAY_CONTEST_SAMPLES ?? '';
const file = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const has = (name: string) => FOLDER !== '' && existsSync(join(FOLDER, name));

/** Whole contests are written and read several times; how fast does not matter here. */
const LONG = { timeout: 60_000 };

interface ExpectedLine {
  team: string;
  solved: number;
  penalty: number;
  last: number;
  tried: number;
  rank: number;
}

interface Sample {
  expected: Record<string, ExpectedLine[]> & { first_solved: Record<string, string> };
}

/** Ranks of the samples count stars like everybody. */
const everybodyOfficial = (log: ContestLog): ContestLog => ({
  ...log,
  teams: log.teams.map((team) => ({ ...team, isStar: false })),
});

const boardsOf = (log: ContestLog, change: Partial<AcmSettings>) =>
  new ContestBoards(icpcRuleOf(log, change), boardFactsOf(log));

/** The board in the samples' own words. */
function linesOf(log: ContestLog, board: Board, stepMs: number): ExpectedLine[] {
  return board.list().map((line) => ({
    team: log.teams[line.uid - 1]!.id,
    solved: line.total.points,
    penalty: line.total.time / (stepMs / 1000),
    last: Math.floor(line.total.lastMs / stepMs),
    tried: line.cells.reduce((sum, cell) => sum + (cell?.pending ?? 0), 0),
    rank: board.rankOf(line),
  }));
}

const byTeam = (lines: readonly ExpectedLine[]) => Object.fromEntries(lines.map(({ team, ...rest }) => [team, rest]));

describe.each(['nanjing2024', 'wf49', 'nerc2020', 'pacnw2022'])('%s', (name) => {
  test.skipIf(!has(`${name}.json`))('gives the published boards, final and frozen, in minutes and in seconds', () => {
    const parsed = JSON.parse(file(`${name}.json`));
    const { expected } = parsed as Sample;
    const log = everybodyOfficial(readNeutral(parsed));
    const minutes = boardsOf(log, ICPC_SETTINGS);
    const seconds = boardsOf(log, { unit: 'seconds', lastAcceptedBreaksTies: false });
    expect(byTeam(linesOf(log, minutes.board('real'), 60_000))).toEqual(byTeam(expected.minutes!));
    expect(byTeam(linesOf(log, seconds.board('real'), 1000))).toEqual(byTeam(expected.seconds!));
    if (!expected.frozen_minutes) return;
    expect(byTeam(linesOf(log, minutes.board('sealed'), 60_000))).toEqual(byTeam(expected.frozen_minutes));
    expect(byTeam(linesOf(log, seconds.board('sealed'), 1000))).toEqual(byTeam(expected.frozen_seconds!));
  });

  test.skipIf(!has(`${name}.json`))('names the first to solve, and the reveal ends at the final board', () => {
    const parsed = JSON.parse(file(`${name}.json`));
    const log = readNeutral(parsed);
    const boards = boardsOf(log, ICPC_SETTINGS);
    const first = clicsAwards(log, boards.board('real'), { gold: 0, silver: 0, bronze: 0 })
      .filter(({ id, team_ids }) => id.startsWith('first-to-solve-') && team_ids.length > 0)
      .map(({ id, team_ids }) => [log.problems.findIndex((problem) => id.endsWith(`-${problem.id}`)), team_ids[0]]);
    expect(Object.fromEntries(first)).toEqual((parsed as Sample).expected.first_solved);
    expect(findUnjudged(boards)).toEqual([]);
    for (const _ of revealSteps(boards));
    expect(boards.board('sealed').list()).toEqual(boards.board('real').list());
  });

  test.skipIf(!has(`${name}.json`))('survives XCPCIO and the event feed', LONG, () => {
    const log = readNeutral(JSON.parse(file(`${name}.json`)));
    const order = (of: ContestLog) => {
      const board = boardsOf(of, ICPC_SETTINGS).board('real');
      return board.list().map(({ uid, total }) => [of.teams[uid - 1]!.id, total, board.placeOf(board.line(uid)!)]);
    };
    const sorted = (of: ContestLog) => order(of).sort(([a], [b]) => String(a).localeCompare(String(b)));
    const { config, teams, runs } = JSON.parse(JSON.stringify(writeXcpcio(log)));
    expect(sorted(readXcpcio({ config, teams, runs }))).toEqual(sorted(log));
    const feed = [...feedOf(log, momentsAt(log, 0, null, null))].map(feedLine).join('');
    expect(sorted(readFeed(feed))).toEqual(sorted(everybodyOfficial(log)));
  });
});

interface PublishedRow {
  rank: number;
  team_id: string;
  score: { num_solved: number; total_time: number };
  problems: {
    label: string;
    problem_id: string;
    num_judged: number;
    num_pending: number;
    solved: boolean;
    time?: number;
    first_to_solve: boolean;
  }[];
}

/** Submissions that lead to a published scoreboard: rejected ones, then the accepted one; the first to solve is earlier. */
function logBehind(rows: readonly PublishedRow[]): ContestLog {
  const attempt = (row: PublishedRow, problemId: string, atMs: number, status: number, number: number) => ({
    id: `${row.team_id}-${problemId}-${number}`,
    teamId: row.team_id,
    problemId,
    languageId: null,
    atMs,
    judgements: [{ id: `${number}`, status, score: null, startMs: atMs, endMs: atMs, maxRunMs: null }],
  });
  return {
    ...SMALL_LOG,
    durationMs: 18_000_000,
    freezeMs: 14_400_000,
    problems: rows[0]!.problems.map(({ problem_id, label }) => ({
      ...SMALL_LOG.problems[0]!,
      id: problem_id,
      label,
    })),
    teams: rows.map(({ team_id }) => ({ ...SMALL_LOG.teams[0]!, id: team_id, name: team_id, groupIds: [] })),
    groups: [],
    submissions: rows.flatMap((row) =>
      row.problems.flatMap(({ problem_id, num_judged, solved, time = 0, first_to_solve }) =>
        Array.from({ length: num_judged }, (_, at) => {
          const accepted = solved && at === num_judged - 1;
          const atMs = accepted ? time * 60_000 + (first_to_solve ? 0 : 30_000) : 0;
          return attempt(row, problem_id, atMs, accepted ? 0 : -1, at);
        }),
      ),
    ),
  };
}

describe('wf46', () => {
  const isThere = ['wf46-clics-scoreboard.json', 'wf46-awards.json', 'wf46-results.tsv'].every(has);

  test.skipIf(!isThere)('the published scoreboard comes out of the submissions behind it', () => {
    const { rows } = JSON.parse(file('wf46-clics-scoreboard.json')) as { rows: PublishedRow[] };
    const log = logBehind(rows);
    const board = boardsOf(log, {}).board('real');
    const ours = clicsScoreboard(log, board, momentsAt(log, 0, null, null), 0).rows;
    const known = (row: PublishedRow) => ({
      rank: row.rank,
      score: { num_solved: row.score.num_solved, total_time: row.score.total_time },
      // a property of an older version; the awards say it, see below
      problems: row.problems.map(({ label: _, first_to_solve: _first, ...rest }) => rest),
    });
    const published = Object.fromEntries(rows.map((row) => [row.team_id, known(row)]));
    const computed = ours.map((row) => [row.team_id, known(row as PublishedRow)]);
    expect(Object.fromEntries(computed)).toEqual(published);
  });

  test.skipIf(!isThere)('the published awards and result lines too', () => {
    const { rows } = JSON.parse(file('wf46-clics-scoreboard.json')) as { rows: PublishedRow[] };
    const log = logBehind(rows);
    const board = boardsOf(log, {}).board('real');
    const published = (JSON.parse(file('wf46-awards.json')) as ClicsAward[]).filter(
      ({ id }) => !id.startsWith('group-'),
    );
    const awards = clicsAwards(log, board, { gold: 4, silver: 4, bronze: 4 }).filter(
      // nobody solved it: published boards leave the award out
      ({ team_ids }) => team_ids.length > 0,
    );
    const byId = (list: readonly ClicsAward[]) => Object.fromEntries(list.map((award) => [award.id, award]));
    expect(byId(awards)).toEqual(byId(published));

    const results = file('wf46-results.tsv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t').slice(3, 6).map(Number));
    const ours = board
      .list()
      .filter(({ total }) => total.points > 0)
      .map(({ total }) => [total.points, total.time / 60, Math.floor(total.lastMs / 60_000)]);
    const inOrder = (list: number[][]) => list.map((numbers) => numbers.join(' ')).sort();
    expect(inOrder(results.filter(([solved]) => solved! > 0))).toEqual(inOrder(ours));
  });
});

test.skipIf(!has('euc2024-dress-clics-feed.ndjson'))(
  'a feed with restarts and deletions: every accepted cell counts',
  () => {
    const text = file('euc2024-dress-clics-feed.ndjson');
    const log = readFeed(text);
    expect(log).toMatchObject({ durationMs: 5_400_000, freezeMs: 3_653_000, penaltyS: 1200 });
    const events = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]));
    const of = (type: string) =>
      new Map(events.filter((event) => event.type === type).map(({ data }) => [data?.id, data]));
    const submissions = of('submissions');
    const solved = new Set<string>();
    for (const judgement of of('judgements').values()) {
      const { team_id, problem_id, contest_time } = submissions.get(judgement.submission_id);
      const inTime = !contest_time.startsWith('-') && contest_time < '1:30:00';
      if (judgement.judgement_type_id === 'AC' && inTime) solved.add(`${team_id} ${problem_id}`);
    }
    const board = boardsOf(log, {}).board('real');
    expect(board.list().reduce((sum, { total }) => sum + total.points, 0)).toBe(solved.size);
    expect(board.list().length).toBe(log.teams.length);
    expect(solved.size).toBeGreaterThan(100);
  },
);

test.skipIf(!has('euc2024-dress-clics-feed.ndjson'))('objects that are read are written as they were', () => {
  const text = file('euc2024-dress-clics-feed.ndjson');
  const last = new Map<string, Record<string, unknown>>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const { type, id, data } = JSON.parse(line);
    last.set(`${type} ${id ?? ''}`, data);
  }
  const log = readFeed(text);
  const compared = new Set([
    'contest',
    'languages',
    'groups',
    'organizations',
    'teams',
    'problems',
    'submissions',
    'judgements',
  ]);
  let objects = 0;
  for (const { type, id, data } of feedOf(log, momentsAt(log, 0, null, null))) {
    if (!compared.has(type)) continue;
    const theirs = last.get(`${type} ${type === 'contest' ? log.id : id}`);
    const ours = { ...(data as Record<string, unknown>) };
    // addresses, positions and entry points are ours; rarer verdicts become our nearest; times are in another zone
    for (const key of ['files', 'ordinal', 'judgement_type_id', 'entry_point_required']) delete ours[key];
    for (const key of Object.keys(ours)) {
      if (/(^|_)time$/.test(key) && /^\d{4}-/.test(String(ours[key]))) {
        expect(Math.abs(Date.parse(String(ours[key])) - Date.parse(String(theirs?.[key])))).toBeLessThan(1000);
        delete ours[key];
      }
    }
    expect(theirs).toMatchObject(ours);
    objects += 1;
  }
  expect(objects).toBeGreaterThan(900);
});

test.skipIf(!has('teams.tsv') || !has('groups.tsv'))(
  'teams.tsv and groups.tsv of a regional contest fit together',
  () => {
    const { teams, organizations } = readTeamsTsv(file('teams.tsv'));
    const groups = new Set(readGroupsTsv(file('groups.tsv')).map(({ id }) => id));
    expect(teams.length).toBe(file('teams.tsv').trim().split(/\r?\n/).length - 1);
    expect(teams.every(({ groupIds }) => groupIds.every((id) => groups.has(id)))).toBe(true);
    expect(organizations.length).toBeGreaterThan(10);
  },
);
