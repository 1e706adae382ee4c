import { describe, expect, test } from 'vitest';
import { readFixture } from '../testing/fixtures.ts';
import { codesOf } from '../testing/packages.ts';

describe('real packages', () => {
  test('elixir', async () => {
    const { packages, format, notes } = await readFixture('elixir-hydro.zip');
    expect(format?.id).toBe('hydro');
    expect(codesOf(notes, 'error')).toEqual([]);
    expect(packages[0]).toMatchObject({ key: 'Pelixir', judging: { limits: { timeMs: 2000, memoryMb: 256 } } });
    expect(packages[0]!.cases).toHaveLength(36);
    expect(packages[0]!.samples).toMatchObject([
      { input: '10 24\n', output: '4\n' },
      { input: '6 7\n', output: '0\n' },
    ]);
    const [statement] = Object.values(packages[0]!.statements);
    expect(statement!.input).toContain('deux entiers');
    expect(statement!.description).not.toContain('```');
  });

  test('siffrid', async () => {
    const { packages } = await readFixture('siffrid-hydro.zip');
    expect(packages[0]!.groups.map(({ score, rule }) => [score, rule])).toEqual([
      [40, 'min'],
      [60, 'min'],
    ]);
    expect(packages[0]!.statements.en!.output).toContain('| **Group** |');
  });
});
