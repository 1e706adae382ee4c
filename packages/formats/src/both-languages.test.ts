import { VERDICT_TEXT } from '@assay/contract/verdict.ts';
import { describe, expect, test } from 'vitest';
import { ASSAY_NOTES } from './assay/notes.ts';
import { IMPORT_NOTES } from './contests/import/notes.ts';
import { readContestFiles } from './contests/import/read-contest-files.ts';
import { SITE_NOTES as CONTEST_NOTES } from './contests/import/site-notes.ts';
import { fps } from './fps/fps.ts';
import { FPS_NOTES } from './fps/notes.ts';
import { hoj } from './hoj/hoj.ts';
import { HOJ_NOTES } from './hoj/notes.ts';
import { HYDRO_NOTES } from './hydro/notes.ts';
import { icpc2025, icpcLegacy } from './icpc/icpc.ts';
import { ICPC_NOTES } from './icpc/read/notes.ts';
import { WRITE_NOTES } from './icpc/write/notes.ts';
import { POLYGON_NOTES } from './polygon/notes.ts';
import type { ProblemPackage } from './problem-package.ts';
import { READER_NOTES } from './reading/notes.ts';
import { type Note, type NoteKind, Report } from './report.ts';
import { SITE_NOTES } from './site/notes.ts';
import { readPackage, writePackages, zipFiles } from './testing/packages.ts';
import { plainPackage } from './testing/plain-package.ts';
import { WRITER_NOTES } from './writing/notes.ts';

const ALL = [
  ASSAY_NOTES,
  IMPORT_NOTES,
  CONTEST_NOTES,
  FPS_NOTES,
  HOJ_NOTES,
  HYDRO_NOTES,
  ICPC_NOTES,
  WRITE_NOTES,
  POLYGON_NOTES,
  READER_NOTES,
  SITE_NOTES,
  WRITER_NOTES,
].flatMap((notes) => Object.values<NoteKind>(notes));

const holesOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(ALL.map((note) => [note.code, note] as const))('%s says the same in both languages', (_code, { en, zh }) => {
  expect(holesOf(zh)).toEqual(holesOf(en));
});

/** Three English words on end; names of files, keys and programs do not look so. */
const ENGLISH = /(^|[\s：“])[a-z]{2,} [a-z]{2,} [a-z]{2,}/;

const expectChinese = (notes: readonly Note[]) => {
  expect(notes).not.toEqual([]);
  for (const { code, zh } of notes) {
    expect(zh, code).not.toMatch(ENGLISH);
    expect(zh, code).not.toMatch(/\{\w+\}/);
  }
};

const ICPC = { 'data/secret/1.in': '1\n', 'data/secret/1.ans': '1\n', 'problem_statement/problem.en.md': 'Add.' };
const fpsOf = (inside: string) => `<fps version="1.2">${inside}</fps>`;
const QDUOJ = { display_id: 'x', title: 'T', description: 'd', input_description: '', test_case_score: [] };

describe('why a package cannot be read is said in Chinese, too', () => {
  test.each<[string, Record<string, string>]>([
    ['YAML with a key twice', { ...ICPC, 'problem.yaml': 'name: a\nname: b\n' }],
    ['YAML indented by tabs', { ...ICPC, 'problem.yaml': 'limits:\n\tmemory: 5\n' }],
    ['YAML with a bracket that stays open', { ...ICPC, 'problem.yaml': 'name: [a\n' }],
    ['YAML with two keys in a line', { ...ICPC, 'problem.yaml': 'name: a: b\n' }],
    ['YAML that is a list', { ...ICPC, 'problem.yaml': '- a\n- b\n' }],
    ['YAML of a case', { ...ICPC, 'problem.yaml': 'name: a', 'data/secret/1.yaml': 'a: "b' }],
    ['a configuration larger than any', { ...ICPC, 'problem.yaml': `name: ${'x'.repeat(5_000_000)}` }],
    ['Hydro without a title', { 'problem.yaml': 'tag: [x]\n', 'testdata/1.in': '1', 'testdata/1.out': '1' }],
    ['JSON that ends early', { '1/problem.json': '{"display_id": 1, "test_case_score": [' }],
    ['JSON with a word too many', { '1/problem.json': '{"display_id": 1, "test_case_score": [] nonsense}' }],
    ['JSON with a wrong field', { '1/problem.json': JSON.stringify({ ...QDUOJ, title: 7 }) }],
    ['our archive without a manifest', { 'assay.json': '{"format":"assay-problems","version":1,"problems":["1"]}' }],
    ['our archive of another version', { 'assay.json': '{"format":"assay-problems","version":9,"problems":[]}' }],
    ['XML cut off', { 'a.xml': '<fps version="1.2"><item>' }],
    ['XML with tags that do not match', { 'a.xml': fpsOf('<item></thing>') }],
    ['XML with an entity', { 'a.xml': fpsOf('<item><title>&nonsense;</title></item>') }],
    ['XML with entities of its own', { 'a.xml': `<!DOCTYPE fps [<!ENTITY a "b">]>${fpsOf('')}` }],
    ['XML with a limit in words', { 'a.xml': fpsOf('<item><title>a</title><time_limit>soon</time_limit></item>') }],
    ['Polygon of another root', { 'problem.xml': '<problem><nothing></problem>' }],
  ])('%s', async (_what, files) => {
    const { notes } = await readPackage(await zipFiles(files));
    expectChinese(notes);
    expect(notes.some(({ severity }) => severity === 'error')).toBe(true);
  });
});

describe('what a format loses is said in Chinese, too', () => {
  const lossy = (): ProblemPackage => {
    const problem = plainPackage(1);
    Object.assign(problem, { scoring: 'oi', licence: 'cc by', difficulty: 2, author: 'A' });
    problem.groups = [{ num: 1, name: 'g', score: 100, rule: 'average', dependsOn: [] }];
    for (const one of problem.cases) Object.assign(one, { group: 1, isSample: false });
    problem.solutions = [
      {
        name: 's.py',
        language: 'Python3',
        code: '1',
        expected: ['compileError'],
        score: null,
        author: '',
        isModel: false,
      },
    ];
    Object.assign(problem.judging, {
      mode: 'objective',
      comparison: { by: 'exact' },
      fileIo: { read: 'a', write: 'b' },
    });
    problem.judging.limits.outputKb = 5;
    return problem;
  };
  test.each([icpcLegacy, icpc2025, fps, hoj])('$id', async (format) => {
    const { notes } = await writePackages(format, [lossy()]);
    expectChinese(notes);
    const raw = [...Object.keys(VERDICT_TEXT), 'objective', 'average', 'licence', 'difficulty', 'fileIo', 'exact'];
    for (const { zh } of notes) expect(raw.filter((word) => new RegExp(`\\b${word}\\b`).test(zh))).toEqual([]);
  });
});

describe('why a file of a contest cannot be read is said in Chinese, too', () => {
  test.each([
    ['contest.yaml', 'name: Cup'],
    ['contest.yaml', 'name: Cup\nduration: soon'],
    ['contest.yaml', 'name: Cup\nduration: 5:00:00\nscoreboard_freeze_duration: 6:00:00'],
    ['contest.yaml', 'name: Cup\nduration: 5:00:00\nstart_time: 2026-01-01 10:00'],
    ['contest.yaml', 'name: [Cup'],
    ['problemset.yaml', 'problems:\n  - {letter: A}\n  - 7'],
    ['problemset.yaml', 'problems:\n  - {id: a}\n  - {id: a}'],
    ['teams.tsv', 'nonsense'],
    ['teams.tsv', 'teams\t7\n'],
    ['teams.tsv', 'teams\t1\n1\t2\n'],
    ['teams.tsv', 'teams\t1\n1\t2\t3\tA\n1\t2\t3\tB\n'],
    ['teams.json', '{'],
    ['teams.json', '[{"id": {}}]'],
    ['groups.tsv', 'groups\t1\n1\n'],
    ['accounts.tsv', 'accounts\t1\nteam\tx\tbob\tx\n'],
    ['accounts.yaml', '- {type: team}'],
  ])('%s: %j', (path, text) => {
    const report = new Report();
    readContestFiles([{ path, text }], report);
    expectChinese(report.notes);
  });
});
