import { describe, expect, test } from 'vitest';
import { codesOf, readPackage, resolveFiles, zipFiles } from '../testing/packages.ts';
import { readGen } from './gen.ts';

const TASK = "name: sum\ntitle: The sum\ntime_limit: 1.5\nmemory_limit: 256\nn_input: 3\ninfile: ''\noutfile: ''\n";
const TESTS = Object.fromEntries(
  [0, 1, 2].flatMap((at) => [
    [`input/input${at}.txt`, `${at} 1\n`],
    [`output/output${at}.txt`, `${at + 1}\n`],
  ]),
);

async function read(task = TASK, files: Record<string, string> = {}) {
  const inside = { 'task.yaml': task, 'statement/statement.pdf': '%PDF-1.4', ...TESTS, ...files };
  const { packages, notes, format } = await readPackage(
    await zipFiles(Object.fromEntries(Object.entries(inside).map(([path, text]) => [`sum/${path}`, text]))),
  );
  return { problem: packages[0]!, notes, format, codes: codesOf(notes) };
}

describe('the list of tests', () => {
  test.each([
    ['1 2\n3 4\n', { tests: 2, subtasks: null }],
    ['# nothing\n\n1 2 # a comment\n', { tests: 1, subtasks: null }],
    ['#COPY: a.in\n1\n', { tests: 2, subtasks: null }],
    [
      '#ST: 0\n#COPY: s.in\n# ST: 40\n1\n2\n#ST:60\n3\n',
      {
        tests: 4,
        subtasks: [
          { points: 0, tests: 1 },
          { points: 40, tests: 2 },
          { points: 60, tests: 1 },
        ],
      },
    ],
    ['1\n#ST: 100\n2\n', { fault: 'testBeforeSubtask', line: 2 }],
    ['#ST: many\n', { fault: 'badPoints', line: 1 }],
  ])('%j', (text, expected) => expect(readGen(text)).toEqual(expected));
});

describe('an Italian package of CMS', () => {
  test('is recognised by its task.yaml; tests share the points where no subtask is told', async () => {
    const { problem, format, codes } = await read();
    expect(format?.id).toBe('cms');
    expect(codes).toEqual([]);
    expect(problem).toMatchObject({
      key: 'sum',
      titles: { it: 'The sum' },
      statements: { it: { document: 'statement.it.pdf' } },
      scoring: 'oi',
      groups: [],
      judging: {
        mode: 'default',
        comparison: { by: 'tokens', caseSensitive: true, spaceSensitive: false },
        limits: { timeMs: 1500, memoryMb: 256, stackMb: 256 },
        fileIo: null,
      },
    });
    expect(await resolveFiles(problem.cases)).toMatchObject([
      { name: '0', input: '0 1\n', output: '1\n', score: 33 },
      { name: '1', score: 33 },
      { name: '2', score: 34 },
    ]);
  });

  test('its subtasks come from gen/GEN, each worth its points when all of it is right', async () => {
    const { problem, codes } = await read(TASK, { 'gen/GEN': '#ST: 0\n0 1\n#ST: 100\n1 1\n2 1\n' });
    expect(codes).toEqual([]);
    expect(problem.groups).toMatchObject([
      { num: 1, score: 0, rule: 'min' },
      { num: 2, score: 100, rule: 'min' },
    ]);
    expect(problem.cases.map(({ group, score }) => [group, score])).toEqual([
      [1, 0],
      [2, 100],
      [2, 100],
    ]);
  });

  test('subtasks of a stated score type; one that is not understood is told', async () => {
    const stated = `${TASK}score_type: GroupMul\nscore_type_parameters: [[40, 1], [60, 2]]\n`;
    expect((await read(stated)).problem.groups).toMatchObject([
      { score: 40, rule: 'mul' },
      { score: 60, rule: 'mul' },
    ]);
    for (const parameters of ['[[40, 1], [60, 9]]', '[[40, "0.*"]]', '[]']) {
      const { codes } = await read(`${TASK}score_type: GroupMin\nscore_type_parameters: ${parameters}\n`);
      expect(codes).toContain('scoreType');
    }
  });

  test('a list of other tests than there are is told, and tests that are missing', async () => {
    expect((await read(TASK, { 'gen/GEN': '1\n' })).codes).toContain('genCount');
    expect((await read(TASK, { 'gen/GEN': '1\n#ST: 5\n' })).codes).toContain('genWrong');
    expect((await read(TASK.replace('n_input: 3', 'n_input: 4'))).codes).toContain('inputMissing');
  });

  test('names of files are input.txt and output.txt unless stated; half a pair is refused', async () => {
    const unstated = TASK.replace(/(in|out)file: ''\n/g, '');
    expect((await read(unstated)).problem.judging.fileIo).toEqual({ read: 'input.txt', write: 'output.txt' });
    expect((await read(TASK.replace("outfile: ''", 'outfile: a.out'))).codes).toContain('halfFile');
  });

  test('a checker, a grader with its headers, and both', async () => {
    const checker = await read(TASK, { 'check/checker.cpp': 'int main() {}' });
    expect(checker.codes).toEqual(['checkerAdapted']);
    expect(checker.problem.judging).toMatchObject({ mode: 'spj', checker: { convention: 'assay' } });
    const both = await read(TASK, {
      'cor/correttore.c': 'int main() {}',
      'sol/grader.cpp': 'int solve();',
      'sol/sum.h': '// header',
      'sol/soluzione.cpp': '// right',
      'sol/slow.cpp': '// slow',
    });
    expect(both.problem.judging).toMatchObject({ mode: 'grader', checker: { language: 'C With O2' } });
    expect(new Set(both.problem.judging.graderFiles.map(({ name }) => name))).toEqual(new Set(['grader.cpp', 'sum.h']));
    expect(both.problem.solutions.map(({ name, expected, isModel }) => [name, expected, isModel])).toEqual([
      ['soluzione.cpp', ['accepted'], true],
      ['slow.cpp', [], false],
    ]);
    expect((await read(TASK, { 'check/checker': '\u007fELF' })).codes).toContain('onlyBinary');
  });

  test('two programs that talk, and outputs alone', async () => {
    const talk = await read(TASK, { 'check/manager.cpp': 'int main() {}', 'sol/stub.cpp': 'int main() {}' });
    expect(talk.problem.judging).toMatchObject({ mode: 'interactive', interactor: { name: 'manager.cpp' } });
    expect(talk.problem.judging.graderFiles[0]!.content).toContain('/proc/self/fd/0');
    const piped = await read(`${TASK}user_io: std_io\n`, {
      'check/manager.cpp': 'int main() {}',
      'sol/stub.cpp': 'int main() {}',
    });
    expect(piped.problem.judging.graderFiles[0]!.content).toBe('int main() {}');
    const many = await read(`${TASK}num_processes: 2\n`, { 'check/manager.cpp': 'int main() {}' });
    expect(many.codes).toContain('processes');
    const outputs = await read(`${TASK}output_only: true\n`);
    expect(outputs.problem.judging.mode).toBe('submit_answer');
    expect(outputs.problem.cases[0]).toMatchObject({ inputName: 'input_000.txt', outputName: 'output_000.txt' });
    expect((await read(`${TASK}task_type: TwoSteps\n`)).codes).toContain('taskType');
  });
});
