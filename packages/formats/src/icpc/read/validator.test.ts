import { describe, expect, test } from 'vitest';
import { codesOf } from '../../testing/packages.ts';
import { readWith } from '../testing/package.ts';

describe('validators', () => {
  test('float tolerances of the standard one', async () => {
    const { problem } = await readWith({
      'problem.yaml': 'name: X\nvalidator_flags: float_tolerance 1e-6 case_sensitive',
    });
    expect(problem.judging).toMatchObject({
      mode: 'default',
      comparison: { by: 'tokens', caseSensitive: true, floatAbsolute: 1e-6, floatRelative: 1e-6 },
    });
  });

  test('two validators are an error: all must accept', async () => {
    const { notes } = await readWith({
      'problem.yaml': 'name: X\nvalidation: custom',
      'output_validators/a.py': '',
      'output_validators/b.py': '',
    });
    expect(codesOf(notes, 'error')).toEqual(['severalValidators']);
  });

  test('a custom validator that is not there is an error', async () => {
    expect(codesOf((await readWith({ 'problem.yaml': 'name: X\nvalidation: custom' })).notes, 'error')).toEqual([
      'noValidator',
    ]);
  });

  test('several units of C++ become one, with the others beside it', async () => {
    const { problem } = await readWith({
      'problem.yaml': 'name: X\nvalidation: custom score',
      'output_validators/v/validator.cpp': 'main',
      'output_validators/v/util.cc': 'util',
      'output_validators/v/util.h': 'header',
    });
    expect(problem.judging.checker?.code).toBe('main\n#include "util.cc"');
    expect(problem.judging.judgeExtraFiles.map(({ name }) => name).sort()).toEqual(['util.cc', 'util.h']);
  });

  test('multi-pass', async () => {
    const { problem } = await readWith({
      'problem.yaml':
        'problem_format_version: 2025-09\nname: {en: X}\ntype: multi-pass\nlimits: {validation_passes: 3}',
      'output_validator/v.cpp': 'int main(){}',
    });
    expect(problem.judging).toMatchObject({ mode: 'multi_pass', passes: 3, checker: { convention: 'icpc' } });
  });
});
