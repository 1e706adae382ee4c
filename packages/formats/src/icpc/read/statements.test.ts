import { describe, expect, test } from 'vitest';
import { codesOf, resolveFiles } from '../../testing/packages.ts';
import { readWith } from '../testing/package.ts';

describe('statements', () => {
  test('LaTeX becomes Markdown, the original stays with the jury', async () => {
    const tex =
      '\\problemname{Two \\& two}\n\\illustration{0.3}{cat}{A cat}\nGiven $n < 5$.\n\\section*{Input}\nOne \\textbf{line}.\n\\begin{Output}\nA word.\n\\end{Output}\n\\nextsample\n';
    const { problem, notes } = await readWith({
      'problem.yaml': 'limits: {time_limit: 1}',
      'problem_statement/problem.en.md': null,
      'problem_statement/problem.tex': tex,
    });
    expect(problem.titles).toEqual({ en: 'Two & two' });
    expect(problem.statements.en).toMatchObject({ input: 'One **line**.', output: 'A word.' });
    expect(problem.statements.en?.description).toContain('file://cat.png');
    expect(problem.statements.en?.description).toContain('$n < 5$');
    expect(problem.juryFiles.map(({ name }) => name)).toContain('problem_statement/problem.tex');
    expect(codesOf(notes)).toContain('texStatement');
  });

  test('a PDF alone is the document of the statement', async () => {
    const { problem, notes } = await readWith({
      'problem_statement/problem.en.md': null,
      'problem_statement/problem.sv.pdf': '%PDF',
    });
    expect(problem.statements.sv?.document).toBe('problem.sv.pdf');
    expect(codesOf(notes)).toContain('pdfStatement');
  });

  test('constants are put in, but not into data', async () => {
    const { problem } = await readWith({
      'problem.yaml':
        'problem_format_version: 2025-09\nname: {en: X}\nconstants: {max_n: 100, eps: {value: 0.1, tex: "10^{-1}"}}',
      'problem_statement/problem.en.md': 'n up to {{max_n}}, {{eps.tex}}, {{unknown}}',
      'data/secret/01.in': '{{max_n}}',
    });
    expect(problem.statements.en?.description).toBe('n up to 100, 10^{-1}, {{unknown}}');
    expect(await resolveFiles(problem.cases[1]?.input)).toBe('{{max_n}}');
  });
});
