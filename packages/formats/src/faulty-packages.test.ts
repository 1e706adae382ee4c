import { buildZip } from '@assay/testkit/build/zip.ts';
import { describe, expect, test } from 'vitest';
import { LEGACY, readWith } from './icpc/testing/package.ts';
import { codesOf, readPackage, zipFiles } from './testing/packages.ts';

/** What a faulty package is told, format by format: what is wrong, and in which file. */
const errorsOf = async (files: Record<string, string>) => {
  const { format, notes } = await readPackage(await zipFiles(files));
  return { format: format?.id, errors: notes.filter(({ severity }) => severity === 'error') };
};

describe('a description that is no JSON', () => {
  test('of HOJ is named, and the package not taken for a zip of cases', async () => {
    const files = { 'problem_1.json': '{"problem": {', 'problem_1/1.in': '1', 'problem_1/1.out': '1' };
    const { format, errors } = await errorsOf(files);
    expect(format).toBe('hoj');
    expect(errors).toMatchObject([{ code: 'notReadable', file: 'problem_1.json' }]);
  });

  test('of QDUOJ likewise', async () => {
    const files = {
      '1/problem.json': '{nope',
      '1/testcase/1.in': '1',
      '1/testcase/1.out': '1',
      '2/problem.json': '{}',
    };
    const { format, errors } = await errorsOf(files);
    expect(format).toBe('qduoj');
    expect(errors[0]).toMatchObject({ code: 'notReadable', file: '1/problem.json' });
  });
});

test('an FPS file without a problem says so', async () => {
  const { format, notes } = await readPackage(Buffer.from('<fps version="1.2"></fps>'), 'x.xml');
  expect(format?.id).toBe('fps');
  expect(codesOf(notes, 'error')).toEqual(['noProblems']);
});

test('text that is neither UTF-8 nor GBK is told', async () => {
  const { packages, notes } = await readPackage(
    buildZip(
      Object.entries({ ...LEGACY, 'problem_statement/problem.en.md': Buffer.from([0x41, 0xff, 0xfe, 0x42]) }).map(
        ([name, content]) => ({ name, content }),
      ),
    ),
  );
  expect(packages).toHaveLength(1);
  expect(codesOf(notes, 'warning')).toContain('textBroken');
  expect(codesOf((await readWith({})).notes)).not.toContain('textBroken');
});

test('names that are not UTF-8 are shown as they were understood', async () => {
  const names = ['b2e2cad42e696e', 'b2e2cad42e6f7574'].map((hex) => Buffer.from(hex, 'hex'));
  const { notes } = await readPackage(buildZip(names.map((name) => ({ name, content: '1' }))));
  expect(notes).toContainEqual(
    expect.objectContaining({ code: 'namesGuessed', en: expect.stringContaining('测试.in') }),
  );
});

describe('ICPC', () => {
  test('a missing problem.yaml is told', async () => {
    const { notes } = await readWith({ 'problem.yaml': null });
    expect(codesOf(notes, 'warning')).toEqual(expect.arrayContaining(['yamlMissing', 'noTimeLimit']));
  });

  test.each(['time_limit: soon', 'time_limit: -1', 'memory: 0', 'output: much'])('%s is an error', async (limit) => {
    const { notes } = await readWith({ 'problem.yaml': `name: X\nlimits: {${limit}}\n` });
    expect(notes.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'badLimit', file: 'problem.yaml' },
    ]);
    if (limit.startsWith('time')) expect(codesOf(notes)).not.toContain('noTimeLimit');
  });

  test('types that do not exist are named', async () => {
    const { notes } = await readWith({ 'problem.yaml': 'name: X\ntype: scoring strange\nlimits: {time_limit: 1}\n' });
    expect(notes).toContainEqual(
      expect.objectContaining({ code: 'unknownTypes', file: 'problem.yaml', en: expect.stringMatching(/: strange$/) }),
    );
  });
});
