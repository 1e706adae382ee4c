import { describe, expect, test } from 'vitest';
import { Report } from '../../report.ts';
import { readContestFiles } from './read-contest-files.ts';

const CONTEST = 'name: Cup\nduration: 5:00:00\nstart_time: 2026-05-01T10:00:00Z\n';
const TEAMS = 'teams\t1\n1\t\tnorth\tAsh\tOak University\tOak\tNLD\tINST-7\n2\t\tguests\tBirch\n';
const GROUPS = '[{"id":"north","name":"North"},{"id":"guests","name":"Guests","hidden":true}]';

function read(files: Record<string, string>) {
  const report = new Report();
  const given = Object.entries(files).map(([path, text]) => ({ path, text }));
  const found = readContestFiles(given, report);
  return { ...found, notes: report.notes.map(({ code, file, en }) => ({ code, file, en })) };
}
const codes = (files: Record<string, string>) => read(files).notes.map(({ code, file }) => [code, file]);

test('a whole package, wherever its files lie', () => {
  const found = read({
    'cup/contest.yaml': CONTEST,
    'cup/problemset.yaml': 'problems:\n  - {letter: A, short-name: bridge, rgb: "#ff0000"}\n',
    'cup/config/teams.tsv': TEAMS,
    'cup/config/groups.json': GROUPS,
    'cup/accounts.tsv': 'accounts\t1\nteam\tAsh\tteam-001\tsecret1\njudge\tJane\tjane\tx\n',
  });
  expect(found.settings).toMatchObject({ name: 'Cup', durationMs: 18_000_000 });
  expect(found.problems).toMatchObject([{ id: 'bridge', label: 'A', rgb: '#ff0000' }]);
  expect(found.teams).toEqual([
    { id: '1', name: 'Ash', school: 'Oak University', isStar: false },
    { id: '2', name: 'Birch', school: '', isStar: true },
  ]);
  expect(found.accounts).toEqual([{ username: 'team-001', password: 'secret1', teamId: '1' }]);
  expect(found.notes.map(({ code }) => code)).toEqual(['hiddenTeams', 'accountSkipped']);
});

test('teams.json with organizations.json and accounts.yaml; several accounts of one team', () => {
  const found = read({
    'teams.json': '[{"id":"t1","name":"Ash","organization_id":"o","group_ids":[]}]',
    'organizations.json': '[{"id":"o","name":"Oak","formal_name":"Oak University"}]',
    'accounts.yaml':
      '- {id: a, username: ann, type: team, team_id: t1}\n- {username: bob, password: "007", type: team, team_id: t1}\n',
  });
  expect(found.teams).toEqual([{ id: 't1', name: 'Ash', school: 'Oak University', isStar: false }]);
  expect(found.accounts).toEqual([
    { username: 'ann', password: null, teamId: 't1' },
    { username: 'bob', password: '007', teamId: 't1' },
  ]);
  expect(found.notes).toEqual([]);
});

test.each([
  [
    'problems of contest.yaml itself',
    { 'contest.yaml': `${CONTEST}problems:\n  - {letter: B, short-name: canoe}\n` },
    [],
  ],
  [
    'a problem set goes before them',
    {
      'contest.yaml': `${CONTEST}problems:\n  - {letter: B, short-name: x}\n`,
      'problems.json': '[{"id":"y","label":"A"}]',
    },
    [['problemsTwice', 'problems.json']],
  ],
  ['other files', { 'contest.yaml': CONTEST, 'README.md': '' }, [['ignored', 'README.md']]],
  [
    'nothing known',
    { 'a.txt': '' },
    [
      ['ignored', 'a.txt'],
      ['nothing', null],
    ],
  ],
  [
    'two of a kind',
    { 'teams.tsv': TEAMS, 'x/teams.json': '[]' },
    [
      ['twice', 'x/teams.json'],
      ['hiddenTeams', null],
    ].slice(0, 1),
  ],
  [
    'an unknown group',
    { 'teams.tsv': TEAMS, 'groups.tsv': 'groups\t1\nnorth\tNorth\n' },
    [['groupUnknown', 'teams.tsv']],
  ],
  [
    'an unknown organization',
    { 'teams.json': '[{"id":1,"name":"Ash","organization_id":"o"}]' },
    [['organizationUnknown', 'teams.json']],
  ],
  [
    'an account of no team',
    { 'teams.tsv': TEAMS, 'accounts.tsv': 'accounts\t1\nteam\tAsh\tteam9\tx\n' },
    [['accountTeamUnknown', 'accounts.tsv']],
  ],
  [
    'accounts without teams',
    { 'accounts.tsv': 'accounts\t1\nteam\tAsh\tteam9\tx\n' },
    [['accountTeamUnknown', 'accounts.tsv']],
  ],
] as [string, Record<string, string>, unknown[]][])('%s', (_sentence, files, expected) => {
  expect(codes(files)).toEqual(expected);
});

describe('broken files are errors that name the file and the place', () => {
  test.each([
    ['contest.yaml', 'name: [', 'line'],
    ['contest.yaml', '&a [*a, *a]', 'its aliases'],
    ['contest.yaml', 'name: Cup\nduration: five', 'duration: five'],
    ['contest.json', '{"name": "Cup"}', 'duration is missing'],
    ['problemset.yaml', 'problems: 7', 'problems is missing'],
    ['problems.json', '[{"label": "A"}, {"label": "A"}]', 'A stands there twice'],
    ['teams.tsv', 'teams\t1\n1\t2', 'line 2: 2 columns'],
    ['teams.tsv', '\u0000\u0001', 'line 1: not a file of teams'],
    ['teams.json', '{"a": 1}', 'the whole'],
    ['teams.json', '[{"id": {}}]', '0.id'],
    ['groups.tsv', 'groups\t1\n\tNorth', 'line 2'],
    ['organizations.json', 'x', 'no JSON'],
    ['accounts.tsv', 'accounts\t1\n\n\nteam\tAsh\t\tx', 'line 4'],
    ['accounts.tsv', 'accounts\t1\nteam\tAsh\tteam1-2\tx', 'does not tell the number'],
    ['accounts.tsv', 'accounts\t1\nteam\tA\tteam1\tx\nteam\tB\tTEAM1\tx', 'stands there twice'],
    ['accounts.yaml', '- {type: team}', 'accounts.0: username is missing'],
    ['accounts.yaml', '- 7', 'accounts.0'],
    ['accounts.json', '{"accounts": {}}', 'accounts is missing'],
  ])('%s: %j', (path, text, reason) => {
    const { notes } = read({ [path]: text });
    expect(notes[0]).toMatchObject({ code: 'notReadable', file: path });
    expect(notes[0]!.en).toContain(reason);
    // the report names the file beside the words
    expect(notes[0]!.en).not.toContain(path);
  });
});
