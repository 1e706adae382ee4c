import { ABSENCE_SENTENCES, writeAbsence } from '@assay/rules/judging/languages/absence.ts';
import { JUDGE_FAILURE_SENTENCES, writeJudgeFailure } from '@assay/rules/judging/sentences/judge-failure.ts';
import { NODE_PROBLEM_SENTENCES, writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import { REFUSAL_SENTENCES, writeRefusal } from '@assay/rules/judging/sentences/refusal.ts';
import { expect, test } from 'vitest';
import { judgeWords, readJudgeWords } from './judge-words.ts';

const HAN = /\p{Script=Han}/u;
const SENTENCES = [JUDGE_FAILURE_SENTENCES, NODE_PROBLEM_SENTENCES, ABSENCE_SENTENCES, REFUSAL_SENTENCES].flatMap(
  (table) => Object.values<string>(table),
);

test.each(SENTENCES)('is said in both languages: %s', (sentence) => {
  const text = sentence
    .replace('{who}', 'the checker')
    .replace(/\{(outcome|expected)\}/g, 'memory')
    .replace('{attack}', 'host files')
    .replaceAll('{reason}', 'the machine is too busy to compile')
    .replaceAll(/\{(\w+)\}/g, '<$1>');
  const [zh, en] = [judgeWords(text, 'zh'), judgeWords(text, 'en')];
  expect(zh).toMatch(HAN);
  expect(en).not.toMatch(HAN);
  // A warning of the sandbox is said by its code alone, a hash tells nobody anything.
  const names = [...text.matchAll(/<(?!said|hash)(\w+)>/g)].map(([hole]) => hole);
  for (const hole of names) for (const said of [zh, en]) expect(said).toContain(hole);
  for (const said of [zh, en]) expect(said).not.toMatch(/[{}]/);
});

test.each([
  [
    'a sentence in the hole of another',
    writeJudgeFailure('onCase', { index: 3, reason: writeJudgeFailure('crashed', { who: 'the checker' }, 'boom') }),
    '测试点 3：校验器崩溃了\nboom',
    'Case 3: The checker crashed\nboom',
  ],
  [
    'a signal with its meaning',
    writeJudgeFailure('signal', { who: 'the checker', signal: 'SIGFPE (arithmetic error, such as …)' }),
    '校验器被信号终止：SIGFPE（算术错误，例如除以零）',
    'The checker was ended by SIGFPE (arithmetic error, such as a division by zero)',
  ],
  [
    'a refusal behind a sentence',
    writeJudgeFailure('notCompiled', { who: 'the checker' }, writeRefusal('noProgram', {}, 'ld: bad')),
    '校验器没有通过编译：\n编译器没有生成程序\nld: bad',
    'The checker does not compile:\nThe compiler made no program\nld: bad',
  ],
  [
    'a test of the sandbox',
    writeNodeProblem('selfTest', {
      attack: 'memory limit',
      reason: writeNodeProblem('other', { expected: 'memory', outcome: 'ok' }),
    }),
    '沙箱自检“内存限制”未通过：应为内存超限，实为正常结束；请在该机器上运行 npm run doctor',
    'The sandbox failed its self-test “memory limit”: expected memory limit exceeded, got success. Run npm run doctor on that machine',
  ],
  [
    'the first lines of a compiler',
    writeAbsence('notCompiled', { said: 'a.c:1: error\n  ^' }),
    '自检程序没有通过编译：a.c:1: error\n  ^',
    'The test program does not compile: a.c:1: error\n  ^',
  ],
  ['words of a system', 'EACCES: permission denied', 'EACCES: permission denied', 'EACCES: permission denied'],
  ['nothing', '', '', ''],
])('%s', (_what, text, zh, en) => {
  expect(judgeWords(text, 'zh')).toBe(zh);
  expect(judgeWords(text, 'en')).toBe(en);
});

test('what others said is kept apart', () => {
  const text = writeRefusal('cpuTime', { seconds: 15 }, 'main.c:1: error\n  ^');
  expect(readJudgeWords(text, 'zh')).toEqual({
    sentences: ['编译使用的 CPU 时间超过了 15 秒'],
    rest: 'main.c:1: error\n  ^',
  });
});
