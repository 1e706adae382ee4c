import { getAdminProblemList } from '@assay/contract/authoring/editor.ts';
import {
  deleteProblemPackage,
  getPackageFormats,
  getProblemImport,
  getProblemImports,
  importProblemPackage,
  previewProblemExport,
  previewProblemPackage,
  uploadProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';
import { WatchedRequest } from '../../../testing/watched-request.ts';

beforeEach(() => vi.stubGlobal('XMLHttpRequest', WatchedRequest));

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const FORMATS = [
  { id: 'assay' as const, en: 'Assay archive', zh: 'Assay 归档', reads: true, writes: true },
  { id: 'polygon' as const, en: 'Polygon package', zh: 'Polygon 题目包', reads: true, writes: false },
];
const NOTE = { problem: 'a', zh: '中文', code: 'x' };
const PREVIEW = {
  format: 'assay' as const,
  problems: [
    {
      index: 0,
      key: 'a',
      problemId: 'A-2',
      titles: { en: 'Apples' },
      existing: { pid: 7, problemId: 'A', mayEdit: true },
      judgeMode: 'spj' as const,
      type: 1,
      timeLimit: 2000,
      memoryLimit: 256,
      caseCount: 12,
      subtaskCount: 3,
      bytes: 4096,
      solutionCount: 2,
      importable: true,
    },
    {
      index: 1,
      key: 'b',
      problemId: 'B',
      titles: { en: 'Bananas' },
      existing: null,
      judgeMode: 'default' as const,
      type: 0,
      timeLimit: 1000,
      memoryLimit: 256,
      caseCount: 0,
      subtaskCount: 0,
      bytes: 0,
      solutionCount: 0,
      importable: false,
    },
  ],
  notes: [
    { ...NOTE, severity: 'warning' as const, file: 'problem.yaml', en: 'guessed' },
    { ...NOTE, severity: 'error' as const, problem: 'b', file: 'data/1.in', en: 'no answer' },
  ],
};

async function dropPackage(preview: typeof PREVIEW = PREVIEW, seen = 'Apples') {
  answer(getProblemImports, []);
  answer(getPackageFormats, FORMATS);
  answer(uploadProblemPackage, { packageKey: 'key', fileName: 'p.zip', bytes: 3, format: 'assay' });
  answer(previewProblemPackage, preview);
  const { person, container } = visit('/admin/problem/batch-operation', { user: ROOT });
  await screen.findByText('Drop a problem package here');
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  await person.upload(input!, new File(['zip'], 'p.zip', { type: 'application/zip' }));
  await screen.findByText(seen);
  return person;
}

it('offers no import of a package without a problem, only its report', async () => {
  const error = { ...NOTE, severity: 'error' as const, file: 'problem.yaml', en: 'it is no YAML' };
  await dropPackage({ ...PREVIEW, problems: [], notes: [error] }, 'Errors (1)');
  expect(screen.queryByText('Problems of the package')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('shows the report by severity with file names, and imports what was chosen', async () => {
  const person = await dropPackage();
  screen.getByText('Errors (1)');
  screen.getByText('Warnings (1)');
  screen.getByText('data/1.in');
  screen.getByText('12 cases · 3 subtasks · 2 solutions · 4 KB');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Import Bananas' }).disabled).toBe(true);
  answer(importProblemPackage, null);
  answer(getProblemImport, {
    state: 'imported',
    done: 4,
    total: 4,
    problems: [{ pid: 9, problemId: 'APPLES', isNew: true }],
    notes: [],
    failure: null,
  });
  const id = screen.getByRole('textbox', { name: 'Problem id of Apples' });
  await person.clear(id);
  await person.type(id, 'apples');
  await person.click(screen.getByRole('button', { name: 'Import (1)' }));
  expect((await screen.findByRole('link', { name: 'APPLES' })).getAttribute('href')).toBe('/problem/APPLES');
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/admin/problem/edit/9');
  expect(sentCalls(importProblemPackage)[0]?.input).toEqual({
    packageKey: 'key',
    format: 'assay',
    auth: 2,
    normaliseLineEnds: false,
    problems: [{ index: 0, problemId: 'apples', replace: false }],
  });
});

it('saves over an existing problem when told so, and says why nothing was imported', async () => {
  const person = await dropPackage();
  answer(importProblemPackage, null);
  answer(getProblemImport, {
    state: 'failed',
    done: 0,
    total: 4,
    problems: [],
    notes: [],
    failure: { en: 'Somebody saved it', zh: '已被他人修改' },
  });
  await person.click(screen.getByRole('checkbox', { name: 'Save over A' }));
  await person.click(screen.getByRole('button', { name: 'Import (1)' }));
  await screen.findByText(/Nothing was imported: Somebody saved it/);
  expect(sentCalls(importProblemPackage)[0]?.input).toMatchObject({
    problems: [{ index: 0, problemId: 'A', replace: true }],
  });
});

it('offers the formats when none is recognised', async () => {
  answer(getPackageFormats, FORMATS);
  answer(uploadProblemPackage, { packageKey: 'key', fileName: 'p.zip', bytes: 3, format: null });
  refuse(previewProblemPackage, 'package.notRecognised');
  const { person, container } = visit('/admin/problem/batch-operation', { user: ROOT });
  await screen.findByText('Drop a problem package here');
  await person.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'p.zip'));
  await screen.findByText(/no known package format/);
  screen.getByPlaceholderText('The format was not recognised; choose it');
});

it('tells what an export loses before it is downloaded', async () => {
  answer(getPackageFormats, FORMATS);
  answer(getAdminProblemList, { records: [], total: 0, size: 30, current: 1 });
  answer(previewProblemExport, { fileName: 'x.zip', notes: [] });
  const { person } = visit('/admin/problem/batch-operation', { user: ROOT });
  await person.click(await screen.findByRole('radio', { name: 'Export' }));
  await screen.findByText('Choose problems first');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true);
});

it('finds imports again after the page was left: one that runs, one that a restart ended, one that is done', async () => {
  answer(getPackageFormats, FORMATS);
  const none = { bytes: 3, gmtModified: '2026-11-21T08:00:00Z', done: 0, total: 0, problems: [], failure: null };
  const made = [{ pid: 9, problemId: 'APPLES', isNew: true }];
  const cutOff = { en: 'The server stopped', zh: '服务器停止' };
  answer(getProblemImports, [
    { ...none, packageKey: 'r', fileName: 'running.zip', state: 'importing' as const, done: 3, total: 8 },
    { ...none, packageKey: 'd', fileName: 'dead.zip', state: 'failed' as const, failure: cutOff },
    { ...none, packageKey: 'i', fileName: 'done.zip', state: 'imported' as const, problems: made },
  ]);
  const { person } = visit('/admin/problem/batch-operation', { user: ROOT });
  await screen.findByText('Importing: 3 of 8 files stored');
  screen.getByText('Nothing was imported: The server stopped');
  expect(screen.getByRole('link', { name: 'APPLES' }).getAttribute('href')).toBe('/problem/APPLES');
  answer(getProblemImport, { ...none, state: 'imported', problems: made, notes: [PREVIEW.notes[0]!] });
  await person.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('guessed');
  answer(previewProblemPackage, PREVIEW);
  await person.click(screen.getByRole('button', { name: 'Read again' }));
  await screen.findByText('Apples');
  expect(sentCalls(previewProblemPackage)[0]?.input).toEqual({ packageKey: 'd', format: null });
});

it('shows a package that was refused with its reason, and lets it be read in another format or removed', async () => {
  answer(getPackageFormats, FORMATS);
  const none = { bytes: 3, gmtModified: '2026-11-21T08:00:00Z', done: 0, total: 0, problems: [] };
  const refused = {
    ...none,
    packageKey: 'n',
    fileName: 'notes.zip',
    state: 'ready' as const,
    failure: { en: 'The file is of no known package format', zh: '无法识别该文件的题目包格式' },
  };
  answer(getProblemImports, [refused]);
  answer(getProblemImports, [{ ...refused, packageKey: 'o', fileName: 'other.zip' }]);
  const { person } = visit('/admin/problem/batch-operation', { user: ROOT });
  await screen.findByText('The file is of no known package format');
  screen.getByText(/^Refused/);
  expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
  answer(deleteProblemPackage, null);
  await person.click(screen.getByRole('button', { name: 'Remove notes.zip' }));
  await screen.findByText('other.zip');
  expect(screen.queryByText('notes.zip')).toBeNull();
  expect(sentCalls(deleteProblemPackage)[0]?.input).toEqual({ packageKey: 'n' });
  refuse(previewProblemPackage, 'package.notRecognised');
  await person.click(screen.getByRole('button', { name: 'Read in another format' }));
  await screen.findByPlaceholderText('The format was not recognised; choose it');
  screen.getByRole('button', { name: 'Another file' });
});
