import { describe, expect, test } from 'vitest';
import { codesOf } from '../../testing/packages.ts';
import { readWith } from '../testing/package.ts';

const FLAGS = (flags: string) => `input_validator_flags: ${flags}`;

describe('input validators', () => {
  const validator = (changes: Record<string, string>) => readWith({ 'input_validators/v.py': 'exit(42)', ...changes });

  test('are read with their arguments and files beside them, and stay with the jury', async () => {
    const { problem, notes } = await readWith({
      'input_validators/v.py': 'exit(42)',
      'input_format_validators/range/range.cpp': 'int main() {}',
      'input_format_validators/range/validate.h': '// h',
      'data/secret/testdata.yaml': 'input_validator_flags: --max 10',
    });
    expect(problem.inputValidators).toEqual([
      {
        name: 'v.py',
        language: 'Python3',
        code: 'exit(42)',
        convention: 'icpc',
        arguments: ['--max', '10'],
        caseArguments: { 'sample-1.in': [] },
        files: [],
      },
      {
        name: 'range.cpp',
        language: 'C++ 20 With O2',
        code: 'int main() {}',
        convention: 'icpc',
        arguments: ['--max', '10'],
        caseArguments: { 'sample-1.in': [] },
        files: [{ name: 'validate.h', content: '// h' }],
      },
    ]);
    expect(codesOf(notes)).toContain('inputValidator');
    expect(codesOf(notes)).not.toContain('kept');
    expect(problem.juryFiles.map(({ name }) => name)).toContain('input_format_validators/range/validate.h');
  });

  test('arguments by name are those of the validator', async () => {
    const { problem } = await validator({ 'data/testdata.yaml': 'input_validator_flags: {v: --big, w: --small}' });
    expect(problem.inputValidators.map((one) => one.arguments)).toEqual([['--big']]);
  });

  test.each<[string, Record<string, string>, string[], Record<string, string[]>]>([
    [
      'of a group are those of its inputs',
      {
        'data/secret/small/1.in': '1',
        'data/secret/small/1.ans': '1',
        'data/secret/small/testdata.yaml': FLAGS('small'),
      },
      [],
      { 'small-1.in': ['small'] },
    ],
    [
      'of a group go before those around it',
      {
        'data/testdata.yaml': FLAGS('all'),
        'data/secret/small/1.in': '1',
        'data/secret/small/1.ans': '1',
        'data/secret/small/deep/2.in': '1',
        'data/secret/small/deep/2.ans': '1',
        'data/secret/small/testdata.yaml': FLAGS('small'),
      },
      ['all'],
      { 'small-1.in': ['small'], 'small-deep-2.in': ['small'] },
    ],
    [
      'of the samples are those of the samples',
      { 'data/secret/testdata.yaml': FLAGS('--max 10'), 'data/sample/testdata.yaml': FLAGS('--max 5') },
      ['--max', '10'],
      { 'sample-1.in': ['--max', '5'] },
    ],
    [
      'of a case go before all others, constants put in',
      {
        'data/secret/testdata.yaml': FLAGS('--max 10'),
        'data/secret/01.yaml': 'input_validator_args: [--max, "{{n}}"]',
      },
      ['--max', '10'],
      { '01.in': ['--max', '7'] },
    ],
  ])('arguments %s', async (_what, files, usual, ofCases) => {
    const { problem, notes } = await validator({
      'problem.yaml': 'name: Add\nlimits: {time_limit: 1}\nconstants: {n: 7}\n',
      'data/sample/1.in': '1',
      'data/sample/1.ans': '1',
      'data/secret/01.in': '1',
      'data/secret/01.ans': '1',
      ...files,
    });
    expect(codesOf(notes, 'error')).toEqual([]);
    expect(problem.inputValidators).toMatchObject([{ arguments: usual, caseArguments: ofCases }]);
    const names = problem.cases.map(({ inputName }) => inputName);
    expect(names).toEqual(expect.arrayContaining(Object.keys(ofCases)));
  });

  test('what cannot be run here is named and kept; others run', async () => {
    const { problem, notes } = await validator({ 'input_validators/grammar.ctd': 'INT(1,2)' });
    expect(problem.inputValidators.map(({ name }) => name)).toEqual(['v.py']);
    expect(notes.filter(({ code }) => code === 'inputGrammar')).toMatchObject([
      { severity: 'warning', file: 'input_validators/grammar.ctd' },
    ]);
  });
});
