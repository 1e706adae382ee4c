import { describe, expect, test } from 'vitest';
import { readContestYaml, readProblemSet } from './contest-yaml.ts';
import { LogError } from './log-error.ts';
import { readGroupsJson, readGroupsTsv, readOrganizationsJson, readTeamsJson, readTeamsTsv } from './people-files.ts';

describe('contest.yaml', () => {
  test('as the standard writes it', () => {
    const text = [
      'id: cup',
      'name: Spring cup',
      'formal_name: The Spring Cup',
      'start_time: 2026-05-01T10:00:00+02:00',
      'duration: 5:00:00',
      'scoreboard_freeze_duration: 1:00:00',
      'scoreboard_type: pass-fail',
      'penalty_time: 20',
    ].join('\n');
    expect(readContestYaml(text)).toEqual({
      id: 'cup',
      name: 'Spring cup',
      formalName: 'The Spring Cup',
      startMs: Date.UTC(2026, 4, 1, 8),
      durationMs: 18_000_000,
      freezeMs: 14_400_000,
      penaltyS: 1200,
      scoring: 'pass-fail',
      problems: [],
    });
  });

  test.each([
    ['scoreboard-freeze-length before the end', 'scoreboard-freeze-length: 0:30:00', { freezeMs: 16_200_000 }],
    ['scoreboard-freeze as a time since the start', 'scoreboard-freeze: 4:00:00', { freezeMs: 14_400_000 }],
    ['freeze without seconds', 'freeze: 4:00', { freezeMs: 14_400_000 }],
    ['no freeze', '', { freezeMs: null }],
    ['penalty in minutes', 'penalty: 10', { penaltyS: 600 }],
    ['penalty as h:mm:ss', 'penalty_time: 0:05:00', { penaltyS: 300 }],
    ['a short name', 'short-name: cup', { id: 'cup' }],
    ['a time as a person writes it', 'start-time: 2026-05-01 10:00:00 +02:00', { startMs: Date.UTC(2026, 4, 1, 8) }],
    [
      'a zone by its name, in winter',
      'start_time: 2026-03-01 10:00:00 Europe/Berlin',
      { startMs: Date.UTC(2026, 2, 1, 9) },
    ],
    ['and in summer', 'start_time: 2026-07-01T10:00:00 Europe/Berlin', { startMs: Date.UTC(2026, 6, 1, 8) }],
    ['without seconds', 'start-time: 2026-07-01 10:00 Asia/Shanghai', { startMs: Date.UTC(2026, 6, 1, 2) }],
    [
      'an hour that comes twice',
      'start_time: 2026-10-25 02:30 Europe/Berlin',
      { startMs: Date.UTC(2026, 9, 25, 0, 30) },
    ],
    [
      'problems under the older name',
      'problemset:\n  - {letter: A, short-name: bridge, rgb: "#ff0000"}',
      { problems: [expect.objectContaining({ id: 'bridge', label: 'A', rgb: '#ff0000' })] },
    ],
    [
      'problems of its own',
      'problems:\n  - {letter: A, short-name: bridge, rgb: "#ff0000"}',
      { problems: [expect.objectContaining({ id: 'bridge', label: 'A', rgb: '#ff0000' })] },
    ],
  ])('%s', (_sentence, line, expected) => {
    expect(readContestYaml(`name: Cup\nduration: 5:00:00\n${line}`)).toMatchObject(expected);
  });

  test('as JSON', () => {
    expect(readContestYaml('{"name": "Cup", "duration": "2:00:00.000"}').durationMs).toBe(7_200_000);
  });

  test.each([
    ['no duration', 'name: Cup', 'duration is missing'],
    ['a duration in words', 'name: Cup\nduration: five hours', 'duration'],
    ['no name', 'duration: 5:00:00', 'name is missing'],
    [
      'a freeze longer than the contest',
      'name: Cup\nduration: 1:00:00\nscoreboard_freeze_duration: 2:00:00',
      'freezes outside',
    ],
    ['a start without zone', 'name: Cup\nduration: 1:00:00\nstart_time: 2026-05-01T10:00:00', 'start_time'],
    ['a zone that is none', 'name: Cup\nduration: 1:00:00\nstart_time: 2026-05-01 10:00:00 Europe/Atlantis', 'zone'],
    ['an hour that is skipped', 'name: Cup\nduration: 1:00:00\nstart_time: 2026-03-29 02:30 Europe/Berlin', 'zone'],
    ['no YAML', 'a: [', 'line'],
  ])('%s is named', (_sentence, text, message) => {
    expect(() => readContestYaml(text)).toThrow(LogError);
    expect(() => readContestYaml(text)).toThrow(message);
  });
});

test.each([
  ['problemset.yaml', 'problems:\n  - letter: A\n    short-name: bridge\n  - letter: B\n    short-name: canoe\n'],
  [
    'problemset.yaml with the older name',
    'problemset:\n  - {letter: A, short-name: bridge}\n  - {letter: B, short-name: canoe}\n',
  ],
  ['problems.yaml', '- id: bridge\n  label: A\n- id: canoe\n  label: B\n'],
  ['problems.yaml with a head', '---\n# two of them\n- id: bridge\n  label: A\n- id: canoe\n  label: B\n'],
  [
    'problems.json, sorted by ordinal',
    '[{"id":"canoe","label":"B","ordinal":1},{"id":"bridge","label":"A","ordinal":0}]',
  ],
])('%s', (_file, text) => {
  expect(readProblemSet(text).map(({ id, label }) => [id, label])).toEqual([
    ['bridge', 'A'],
    ['canoe', 'B'],
  ]);
});

test('a problem set names what is wrong with it', () => {
  expect(() => readProblemSet('problems:\n  - label: ""\n')).toThrow('problems.0: id is missing');
  expect(() => readProblemSet('- {id: a}\n- {id: a}\n')).toThrow('a stands there twice');
  expect(() => readProblemSet('name: x')).toThrow('problems is missing');
});

describe('teams.tsv', () => {
  const row = '12\t9001\tnorth\tAsh\tOak University\tOak\tNLD\tINST-U-77';

  test('teams and their institutions', () => {
    const { teams, organizations } = readTeamsTsv(
      `teams\t1\r\n${row}\r\n13\t9002\tnorth\tBirch\tOak University\tOak\tNLD\tINST-77\r\n\r\n`,
    );
    expect(teams).toMatchObject([
      { id: '12', icpcId: '9001', name: 'Ash', groupIds: ['north'], organizationId: '77' },
      { id: '13', organizationId: '77' },
    ]);
    expect(organizations).toEqual([
      { id: '77', icpcId: '77', name: 'Oak', formalName: 'Oak University', country: 'NLD' },
    ]);
  });

  test.each([
    ['null for a number takes the ICPC id', row.replace('12', 'null'), { id: '9001', label: null }],
    ['an empty first column does not shift the others', row.replace('12', ''), { id: '9001', name: 'Ash' }],
    ['escapes', row.replace('Ash', 'A\\tB\\\\'), { name: 'A\tB\\' }],
    ['an empty group', row.replace('north', ''), { groupIds: [] }],
    ['without institution', '12\t9001\tnorth\tAsh', { organizationId: null }],
  ])('%s', (_sentence, line, expected) => {
    expect(readTeamsTsv(`teams\t2\n${line}`).teams[0]).toMatchObject(expected);
  });

  test.each(['teams\t1', 'Teams\t1', 'TEAMS\t2', 'file_version\t1'])('the header %s', (header) => {
    expect(readTeamsTsv(`${header}\n${row}`).teams).toHaveLength(1);
  });

  test.each([
    ['another file', 'groups\t1\n', 'line 1'],
    ['another version', 'teams\t9\n', 'line 1: the version “9”'],
    ['too few columns', `teams\t1\n${row}\n1\t2`, 'line 3: 2 columns'],
    ['no name', 'teams\t1\n1\t2\t3\t', 'no name'],
    ['a team twice', `teams\t1\n${row}\n${row}`, '12 stands there twice'],
  ])('%s is named', (_sentence, text, message) => {
    expect(() => readTeamsTsv(text)).toThrow(message);
  });
});

test('groups.tsv', () => {
  expect(readGroupsTsv('\uFEFFFile_Version\t1\r\n1\tNorth\r\n2\tSouth')).toEqual([
    { id: '1', icpcId: '1', name: 'North', isHidden: false },
    { id: '2', icpcId: '2', name: 'South', isHidden: false },
  ]);
  expect(() => readGroupsTsv('groups\t1\n1\t')).toThrow('line 2');
});

test('JSON files of people', () => {
  expect(readTeamsJson('[{"id":"t1","name":"Ash","group_ids":[3],"hidden":true}]')).toMatchObject([
    { id: 't1', groupIds: ['3'], isHidden: true },
  ]);
  expect(readGroupsJson('[{"id":3,"name":"North"}]')).toEqual([
    { id: '3', icpcId: null, name: 'North', isHidden: false },
  ]);
  expect(readOrganizationsJson('[{"id":"o","name":"Oak","country":"NLD"}]')).toMatchObject([
    { id: 'o', country: 'NLD' },
  ]);
  expect(() => readTeamsJson('[{"name":"Ash"}]')).toThrow('0.id');
  expect(() => readTeamsJson('{')).toThrow('no JSON');
});
