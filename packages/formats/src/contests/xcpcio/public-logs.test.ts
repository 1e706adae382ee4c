import { VERDICT } from '@assay/contract/verdict.ts';
import { expect, test } from 'vitest';
import { readXcpcio } from './read.ts';

/**
 * Shapes seen in public logs: 80 boards of contests of 2009 to 2026 (regional, provincial and invitational contests,
 * online rounds, world finals, warm-ups, camps) were surveyed, the configs whole, runs of 40 and teams of 32 of them in
 * excerpts. Each row stands for a shape that at least one of them has; names and numbers are invented.
 */

const head = { contest_name: 'Cup', start_time: 1_500_000_000, end_time: 1_500_018_000, problem_id: ['A', 'B'] };
const run = { team_id: '7', problem_id: 0, timestamp: 600, status: 'correct' };
const only = { 7: { name: 'Ash' } };
const readRuns = (runs: object[], config: object = head) => readXcpcio({ config, runs });

const STARTED = { startMs: 1_500_000_000_000, durationMs: 18_000_000 };
const IN_MS = { start_time: 1_500_000_000_000, end_time: 1_500_018_000_000 };
const HOUR = 3_600_000;

test.each<[shape: string, times: object, expected: object]>([
  ['seconds, no word of a freeze', {}, { ...STARTED, freezeMs: null }],
  ['a freeze of nothing', { frozen_time: 0 }, { ...STARTED, freezeMs: null }],
  ['a freeze in seconds', { frozen_time: 3600 }, { ...STARTED, freezeMs: 4 * HOUR }],
  ['a freeze as a text', { frozen_time: '3600' }, { ...STARTED, freezeMs: 4 * HOUR }],
  ['milliseconds, the freeze in seconds', { ...IN_MS, frozen_time: 3600 }, { ...STARTED, freezeMs: 4 * HOUR }],
  ['milliseconds throughout', { ...IN_MS, frozen_time: 3_600_000 }, { ...STARTED, freezeMs: 4 * HOUR }],
  ['texts', { start_time: '1500000000000', end_time: '1500018000000' }, STARTED],
  ['texts with a zone', { start_time: '2017-07-14T10:40:00+08:00', end_time: '2017-07-14T15:40:00+08:00' }, STARTED],
  ['no penalty', {}, { penaltyS: 1200 }],
  ['a penalty that is nothing', { penalty: null }, { penaltyS: 1200 }],
  ['a penalty of seconds', { penalty: 600 }, { penaltyS: 600 }],
])('config.json: %s', (_shape, times, expected) => {
  expect(readRuns([], { ...head, ...times })).toMatchObject(expected);
});

test.each<[shape: string, config: object, timestamps: number[], atMs: number[]]>([
  ['seconds', {}, [600], [600_000]],
  ['seconds by name', { options: { submission_timestamp_unit: 'second' } }, [600], [600_000]],
  ['milliseconds by name', { options: { submission_timestamp_unit: 'millisecond' } }, [600_123], [600_123]],
  ['milliseconds without a word of it', { options: {} }, [600_123, 17_990_000], [600_123, 17_990_000]],
  [
    'not in order, wrong ones a second before the accepted one',
    {},
    [1620, 1619, 1618],
    [1_620_000, 1_619_000, 1_618_000],
  ],
  ['rounded up to the end', {}, [18_000], [17_999_999]],
  ['before the start, where the times are not known', {}, [-18_000], [0]],
  ['after the end', {}, [18_001], [18_001_000]],
])('run.json: times are %s', (_shape, config, timestamps, atMs) => {
  const { submissions } = readRuns(
    timestamps.map((timestamp) => ({ ...run, timestamp })),
    { ...head, ...config },
  );
  expect(submissions.map((one) => one.atMs)).toEqual(atMs);
});

test.each<[word: string, status: number]>([
  ['correct', VERDICT.accepted],
  ['CORRECT', VERDICT.accepted],
  ['ACCEPTED', VERDICT.accepted],
  ['incorrect', VERDICT.wrongAnswer],
  ['INCORRECT', VERDICT.wrongAnswer],
  ['WRONG_ANSWER', VERDICT.wrongAnswer],
  ['REJECTED', VERDICT.wrongAnswer],
  ['NO_OUTPUT', VERDICT.wrongAnswer],
  ['TIME_LIMIT_EXCEEDED', VERDICT.timeLimit],
  ['RUNTIME_ERROR', VERDICT.runtimeError],
  ['COMPILATION_ERROR', VERDICT.compileError],
  ['pending', VERDICT.pending],
  ['FROZEN', VERDICT.pending],
  // not met, but known to the boards themselves
  ['OK', VERDICT.accepted],
  ['Wrong Answer', VERDICT.wrongAnswer],
  ['COMPILE_ERROR', VERDICT.compileError],
  ['RE', VERDICT.runtimeError],
  ['UNKNOWN', VERDICT.unknown],
])('run.json: %s', (word, status) => {
  const log = readRuns([{ ...run, status: word }]);
  expect(log.submissions[0]?.judgements[0]?.status).toBe(status);
  expect(log.notes).toBeUndefined();
});

test.each<[shape: string, fields: object, expected: object]>([
  ['ids by the place', {}, { id: '0', teamId: '7', problemId: '0', languageId: null }],
  ['an id', { id: '4711' }, { id: '4711' }],
  ['submission_id', { submission_id: '1832720530191781888', language: 'C++' }, { id: '1832720530191781888' }],
  ['submission_id as a number', { submission_id: 77 }, { id: '77' }],
  ['a language', { language: 'Python 3' }, { languageId: 'Python 3' }],
  ['numbers for ids', { team_id: 2_006_202_207_260_031 }, { teamId: '2006202207260031' }],
  ['the place of the problem as a text', { problem_id: '1' }, { problemId: '1' }],
  ['a name for the id of the team', { team_id: 'Ash (Lee, Mo)' }, { teamId: 'Ash (Lee, Mo)' }],
])('run.json: %s', (_shape, fields, expected) => {
  expect(readRuns([{ ...run, ...fields }]).submissions).toMatchObject([expected]);
});

test.each<[shape: string, fields: object, problems: object[]]>([
  ['labels', {}, [{ id: '0', label: 'A', name: 'A' }, {}]],
  ['labels of its own', { problem_id: ['P', 'Q'] }, [{ id: '0', label: 'P' }, { label: 'Q' }]],
  ['a number beside the labels', { problem_quantity: 2 }, [{ label: 'A' }, { label: 'B' }]],
  ['ids of their own', { problems: [{ id: '1009', label: 'A' }] }, [{ id: '1009', label: 'A', name: 'A' }]],
])('config.json: problems with %s', (_shape, fields, problems) => {
  expect(readRuns([], { ...head, ...fields }).problems).toMatchObject(problems);
});

test('run.json: a problem that is not named is not the first one', () => {
  expect(() => readRuns([{ ...run, problem_id: '' }])).toThrow();
});

test('run.json: a problem by its own id, written as a number', () => {
  const config = { ...head, problems: [{ id: '1009' }, { id: '1007' }] };
  expect(readRuns([{ ...run, problem_id: 1007 }], config).submissions[0]?.problemId).toBe('1007');
});

test.each<[color: unknown, rgb: string | null]>([
  ['#C04000', '#c04000'],
  ['#fff', '#ffffff'],
  ['rgba(9, 14, 214, 0.7)', '#090ed6'],
  ['RED', '#ff0000'],
  ['orange', '#ffa500'],
  [undefined, null],
])('config.json: a balloon of %s', (color, rgb) => {
  const balloon = { background_color: color, color: '#000' };
  const [listed] = readRuns([], { ...head, balloon_color: [balloon] }).problems;
  const [within] = readRuns([], { ...head, problems: [{ id: '1', balloon_color: balloon }] }).problems;
  expect([listed?.rgb, within?.rgb]).toEqual([rgb, rgb]);
});

const GROUPS = { official: 'Placed', unofficial: '打星队伍', girls: 'Women', college: 'Colleges', 2: '打星' };

test.each<[shape: string, team: object, expected: object]>([
  ['a mere name', {}, { id: '7', name: 'Ash', organizationId: null, groupIds: [], isStar: false }],
  ['an id', { id: 'A-07' }, { id: 'A-07' }],
  ['team_id', { team_id: 'team:7' }, { id: 'team:7' }],
  ['team_id as a number', { team_id: 7 }, { id: '7' }],
  ['official as a number', { official: 1 }, { groupIds: ['official'], isStar: false }],
  ['unofficial as a number', { unofficial: 1 }, { groupIds: ['unofficial'], isStar: true }],
  ['flags that say no', { official: true, unofficial: false, girl: false }, { groupIds: ['official'], isStar: false }],
  ['girl', { official: 1, girl: 1 }, { groupIds: ['official', 'girl'] }],
  ['a flag named as a group of the config', { official: 1, college: true }, { groupIds: ['official', 'college'] }],
  ['groups', { group: ['official', 'girl'] }, { groupIds: ['official', 'girl'], isStar: false }],
  ['the group of the unofficial', { group: ['unofficial'] }, { isStar: true }],
  ['a group that is called the stars', { group: ['2'] }, { groupIds: ['2'], isStar: true }],
  ['no groups', { group: [] }, { groupIds: [] }],
  ['an organization', { organization: 'Oak' }, { organizationId: 'Oak' }],
  ['an empty organization', { organization: '' }, { organizationId: null }],
  ['an organization that is null', { organization: null }, { organizationId: null }],
  ['a school', { school: 'Oak' }, { organizationId: 'Oak' }],
  ['a name that falls back', { name: { fallback: 'Elm' } }, { name: 'Elm' }],
  ['an empty translation', { name: { fallback_lang: 'zh-CN', texts: { en: '', 'zh-CN': '榆' } } }, { name: '榆' }],
  [
    'the language to fall back to',
    { name: { fallback_lang: 'zh-CN', texts: { en: 'Elm', 'zh-CN': '榆' } } },
    { name: '榆' },
  ],
  ['names of members', { members: ['Lee', 'Mo'] }, { members: ['Lee', 'Mo'] }],
  ['members', { members: [{ name: 'Lee' }, { name: 'Mo' }] }, { members: ['Lee', 'Mo'] }],
  [
    'members in languages',
    { members: [{ fallback: '李' }, { name: { fallback_lang: 'zh-CN', texts: { 'zh-CN': '莫' } } }] },
    { members: ['李', '莫'] },
  ],
  ['members in one text', { members: '李、莫' }, { members: ['李', '莫'] }],
  [
    'coaches, a seat, a picture',
    { coach: '周,吴', coaches: ['Wu'], location: 'F37', badge: { base64: 'iVBO' } },
    { name: 'Ash' },
  ],
  ['an ICPC id', { icpc_id: '1100000' }, { icpcId: '1100000' }],
])('team.json: %s', (_shape, team, expected) => {
  const row = { name: 'Ash', ...team };
  const config = { ...head, group: GROUPS };
  expect(readXcpcio({ config, runs: [], teams: { 7: row } }).teams).toMatchObject([expected]);
});

test('team.json as a list', () => {
  const teams = [{ team_id: '7', name: 'Ash' }];
  expect(readXcpcio({ config: head, runs: [run], teams })).toMatchObject({ teams: [{ id: '7' }], submissions: [{}] });
});

test('groups are called as the config says, by one id for both words', () => {
  const teams = [
    { id: '7', girl: 1 },
    { id: '8', group: ['girls', 'college', 'other'] },
  ];
  const { groups } = readXcpcio({ config: { ...head, group: GROUPS }, runs: [], teams });
  expect(groups.map(({ id, name }) => [id, name])).toEqual([
    ['girl', 'Women'],
    ['college', 'Colleges'],
    ['other', 'other'],
  ]);
});

const ADDRESS = { url: 'organizations.json' };
const OAK = [{ id: 'org-1', name: { fallback: 'Oak' } }];

test.each<[shape: string, files: { inConfig?: unknown; organizations?: unknown }, name: string, isTold: boolean]>([
  ['in a file of their own', { inConfig: ADDRESS, organizations: OAK }, 'Oak', false],
  ['within the config', { inConfig: OAK }, 'Oak', false],
  ['in a file that is not given', { inConfig: ADDRESS }, 'org-1', true],
])('organizations %s', (_shape, { inConfig, organizations }, name, isTold) => {
  const teams = [{ id: '7', organization_id: 'org-1' }];
  const log = readXcpcio({ config: { ...head, organizations: inConfig }, runs: [], teams, organizations });
  expect(log.organizations).toMatchObject([{ id: 'org-1', name }]);
  expect(log.teams[0]?.organizationId).toBe('org-1');
  expect(log.notes !== undefined).toBe(isTold);
});

test.each<[shape: string, config: object]>([
  ['medals by group', { medal: { official: { gold: 4, silver: 8, bronze: 12 } } }],
  ['medals without a group', { medal: { gold: 4, silver: 8, bronze: 12 } }],
  ['medals by rule', { medal: 'ccpc' }],
  ['no medals', { medal: {} }],
  ['old words for what is shown', { school: { name: 1 }, status_time: { correct: 1 }, result_mode: 1 }],
  ['what is shown', { organization: 'School', status_time_display: { correct: 1, incorrect: true }, badge: 'Badge' }],
  ['no groups and no organization', { group: {}, organization: null }],
  ['pictures', { logo: { preset: 'ICPC' }, banner: { url: 'b.png', width: 9 }, banner_mode: 'ONLY_BANNER' }],
  [
    'options of pages',
    { options: { enable_organization: true, has_reaction_videos: true, team_photo_url_template: {} } },
  ],
  ['links', { seat_map: { url: 'seat_map.json' }, social_media: { site: 'x' }, register_link: 'x' }],
])('config.json: %s change nothing', (_shape, config) => {
  const plain = readXcpcio({ config: head, runs: [run], teams: only });
  expect(readXcpcio({ config: { ...head, ...config }, runs: [run], teams: only })).toEqual(plain);
});

test('a draft without times lasts to the full hour after its last run', () => {
  const log = readRuns([{ ...run, timestamp: 17_520 }], { ...head, start_time: null, end_time: null });
  expect(log).toMatchObject({ startMs: null, durationMs: 18_000_000 });
  expect(log.notes).toMatchObject([{ en: expect.stringContaining('the last run lies in hour 5') }]);
});

test.each<[what: string, runs: object[], config: object, note: string]>([
  [
    'statuses that nobody knows',
    [{ status: 'MAYBE' }, { status: 'MAYBE' }],
    {},
    '2 runs have statuses that nobody knows, and do not count: MAYBE',
  ],
  ['runs before the start', [{ timestamp: -1 }], {}, '1 runs lie before the start'],
  ['runs after the end', [{ timestamp: 18_001 }], {}, '1 runs came after the end'],
  [
    'a way to count that nobody knows',
    [],
    { options: { calculation_of_penalty: 'by_mood' } },
    'calculation_of_penalty by_mood is unknown',
  ],
])('%s are told', (_what, runs, config, note) => {
  const rows = runs.map((fields) => ({ ...run, ...fields }));
  expect(readRuns(rows, { ...head, ...config }).notes).toMatchObject([{ en: expect.stringContaining(note) }]);
});
