import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { emptyPackage, emptyStatement } from '../empty-package.ts';
import { textFile } from '../file-ref.ts';
import { FORMATS } from '../formats.ts';
import { domjudge, icpc2025, icpcLegacy } from '../icpc/icpc.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { buildCase } from '../testing/case.ts';
import { unzipFiles, writePackages } from '../testing/packages.ts';

/** What readers of exports trip over, a test for each. */
function problemWith(more: Partial<ProblemPackage> = {}): ProblemPackage {
  const problem = emptyPackage({ format: 'assay', id: 'P1' });
  problem.judging.limits.timeMs = 1000;
  return {
    ...problem,
    key: 'P1',
    titles: { en: 'One', zh: '一' },
    statements: { en: { ...emptyStatement(), description: 'Story', input: 'i', output: 'o' } },
    attachments: [{ name: '资料 (1).pdf', file: textFile('%PDF') }],
    cases: ['数据 1', '-x', 'a b'].map((name) => buildCase(name, { outputName: `${name}.out` })),
    ...more,
  };
}

afterEach(() => {
  vi.useRealTimers();
});

const WRITTEN = FORMATS.filter(({ write }) => write);

test.each(WRITTEN)('$id: the same problem makes the same bytes, at any time', async (format) => {
  const bytes = async () => (await writePackages(format, [problemWith()])).content;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01T00:00:00Z') });
  const first = await bytes();
  vi.setSystemTime(new Date('2021-02-03T04:05:06Z'));
  expect((await bytes()).equals(first)).toBe(true);
});

describe.each([icpcLegacy, icpc2025, domjudge])('$id', (format) => {
  test('names of files are those that the format takes, whatever they are here', async () => {
    const { content } = await writePackages(format, [problemWith()]);
    const names = Object.keys(await unzipFiles(content));
    expect(
      names.flatMap((path) => path.split('/')).filter((name) => !/^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/.test(name)),
    ).toEqual([]);
    expect(names.filter((path) => path.endsWith('.in'))).toHaveLength(3);
  });
});

describe('what problem.yaml says of an interactive problem with points', () => {
  const interactive = (): ProblemPackage => {
    const problem = problemWith({ scoring: 'oi' });
    problem.judging.mode = 'interactive';
    problem.judging.interactor = {
      language: 'Python3',
      name: 'talk.py',
      code: 'exit(42)',
      convention: 'icpc',
      arguments: [],
      points: null,
    };
    return problem;
  };
  const yamlIn = async (format: typeof icpcLegacy) => {
    const { content } = await writePackages(format, [interactive()]);
    const files = Object.entries(await unzipFiles(content));
    return parse(files.find(([path]) => path.endsWith('problem.yaml'))![1]) as Record<string, unknown>;
  };

  test.each([icpcLegacy, domjudge])('$id: one word as type, the interaction in validation', async (format) => {
    expect(await yamlIn(format)).toMatchObject({ type: 'scoring', validation: 'custom interactive score' });
  });

  test('2025-09: a list of types, and no validation', async () => {
    const yaml = await yamlIn(icpc2025);
    expect(yaml.type).toEqual(['scoring', 'interactive']);
    expect(yaml).not.toHaveProperty('validation');
  });
});
