import { emptyPackage } from '../empty-package.ts';
import { bytesFile, textFile } from '../file-ref.ts';
import type { JudgeProgram, ProblemPackage, Statement } from '../problem-package.ts';

/** Numbers that look random and are the same for a seed. */
export function diceOf(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = {
  en: [
    'Given $n \\le 10^5$ and $a_i < b_i$.',
    '**Bold** words, `code` and <b>tags</b>.',
    '- a list\n- of two',
    'x & y ]]> z',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '```\nint main() {}\n```',
  ],
  zh: ['给定 $n$ 个整数。', '**注意**：答案可能很大。', '- 第一\n- 第二', '一行 & 两行 ]]> 三行', '```\n代码\n```'],
} as const;

/** A problem as somebody could have written it: every field of the model in use, now and then. */
export function plainPackage(seed: number): ProblemPackage {
  const dice = diceOf(seed);
  const chance = (percent: number) => dice(100) < percent;
  const oneOf = <T>(values: readonly T[]): T => values[dice(values.length)]!;
  const problem = emptyPackage({ format: 'assay', id: `S${seed}`, uuid: chance(30) ? `u-${seed}` : null });
  problem.key = `P${seed}`;

  const languages = oneOf([['en'], ['zh'], ['en', 'zh']] as const);
  const pictures = Array.from({ length: dice(3) }, (_, at) => `picture-${at + 1}.png`);
  for (const name of pictures)
    problem.statementFiles.push({ name, file: bytesFile(Buffer.from(`${name} of ${seed}`)) });
  for (const language of languages) {
    const text = () => Array.from({ length: 1 + dice(3) }, () => oneOf(WORDS[language])).join('\n\n');
    problem.titles[language] = language === 'zh' ? `题目 ${seed}` : `Problem ${seed} <&>`;
    problem.statements[language] = {
      description: [text(), ...pictures.map((name) => `![](<file://${name}>)`)].join('\n\n'),
      input: text(),
      output: text(),
      interaction: chance(15) ? text() : '',
      hint: chance(50) ? text() : '',
      document: null,
    } satisfies Statement;
  }
  problem.samples = Array.from({ length: dice(3) }, (_, at) => ({
    input: `${at} <x> & ]]>\n`,
    output: `${seed}\n`,
    notes: (chance(15) ? { en: 'why' } : {}) as Record<string, string>,
    interaction: null,
  }));
  if (chance(20)) problem.attachments.push({ name: 'data.zip', file: textFile('zip') });
  problem.author = chance(50) ? 'Ann & Bob' : '';
  problem.source = chance(50) ? 'Finals <2020>' : '';
  problem.licence = chance(20) ? 'cc by-sa' : '';
  problem.tags = chance(50) ? ['dp', '图论'] : [];
  problem.difficulty = chance(50) ? dice(3) : null;

  const { judging } = problem;
  judging.limits = {
    timeMs: 1 + dice(10_000),
    memoryMb: 1 + dice(512),
    stackMb: chance(50) ? 1 + dice(256) : null,
    outputKb: chance(10) ? 1024 : null,
    codeKb: null,
  };
  judging.mode = oneOf(['default', 'default', 'spj', 'interactive'] as const);
  judging.comparison = oneOf([{ by: 'lines' }, { by: 'exact' }] as const);
  const isTestlib = chance(50);
  const program: JudgeProgram = {
    language: 'C++ 17',
    name: judging.mode === 'interactive' ? 'interactor.cpp' : 'checker.cpp',
    code: isTestlib ? '#include "testlib.h"\nint main() { /* ]]> */ }\n' : 'int main() { return 0; } // <&>\n',
    convention: isTestlib ? 'testlib' : 'assay',
    arguments: [],
    points: isTestlib ? 'percent' : null,
  };
  if (judging.mode === 'spj') judging.checker = program;
  if (judging.mode === 'interactive') judging.interactor = program;
  const hasFiles = chance(20);
  if (hasFiles && judging.mode !== 'interactive') judging.fileIo = { read: 'a.in', write: 'a.out' };
  if (chance(20)) judging.userExtraFiles.push({ name: 'lib.h', content: 'int x;\n' });
  if (chance(20)) judging.judgeExtraFiles.push({ name: 'data.h', content: 'int y; /* "\\u0041" */\n' });

  problem.scoring = oneOf(['acm', 'oi'] as const);
  const rule = oneOf(['sum', 'min', 'average', 'max', 'mul'] as const);
  const groups = problem.scoring === 'oi' && chance(60) ? 1 + dice(3) : 0;
  for (let num = 1; num <= groups; num++) {
    const score = rule === 'sum' ? 0 : 10 * num;
    problem.groups.push({ num, name: String(num), score, rule, dependsOn: num > 1 && chance(30) ? [1] : [] });
  }
  for (let at = 0; at < groups + 1 + dice(4); at++) {
    const group = groups === 0 ? null : at < groups ? at + 1 : 1 + dice(groups);
    const own = problem.groups.find(({ num }) => num === group);
    const points = problem.scoring === 'acm' ? null : own && rule !== 'sum' ? own.score : 5 + dice(5);
    if (own && rule === 'sum') own.score += points!;
    problem.cases.push({
      name: `t${at + 1}`,
      inputName: `t${at + 1}.in`,
      outputName: `t${at + 1}.out`,
      input: textFile(`${at} <input> & ]]> ${seed}\n`),
      output: chance(5) ? null : textFile(`${seed * at}\n`),
      score: points,
      group,
      limits: chance(5) ? { timeMs: 100, memoryMb: null } : null,
      checkerArguments: null,
      isSample: false,
      description: '',
    });
  }
  problem.languages = chance(50) ? ['C++ 17', 'Python3'] : null;
  if (chance(40)) {
    const around = chance(50);
    problem.templates.push({
      language: 'C++ 17',
      prepend: around ? '// p\n' : '',
      body: 'int f();\n',
      append: around ? 'int main() {}\n' : '',
    });
  }
  if (chance(40)) {
    problem.solutions.push({
      name: 'main.cpp',
      language: 'C++ 17',
      code: 'int main() {}\n',
      expected: oneOf([['accepted'], ['wrongAnswer', 'timeLimit']]),
      score: null,
      author: '',
      isModel: true,
    });
  }
  problem.settings = {
    auth: oneOf([1, 2, null]),
    caseMode: null,
    openCaseResult: oneOf([true, false, null]),
    codeShare: oneOf([true, false, null]),
  };
  return problem;
}
