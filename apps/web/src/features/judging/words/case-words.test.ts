import { CASE_CAUSES, type CaseCause, type CaseCauseCode } from '@assay/contract/judging/case-cause.ts';
import { causeOfDifference, describeDifference, findDifference } from '@assay/rules/judging/compare/difference.ts';
import { judgeEnd, type ProgramEnd } from '@assay/rules/judging/outcome.ts';
import { expect, test } from 'vitest';
import { caseWords } from './case-words.ts';

const LIMITS = { timeMs: 1000, memoryMb: 64, stackMb: 64 };
const END: ProgramEnd = { outcome: 'ok', exitCode: 0, signal: 0, cpuMs: 10, wallMs: 12, memoryBytes: 1024 };

test.each<[Partial<ProgramEnd>, string]>([
  [{ outcome: 'time', cpuMs: 1200 }, 'CPU 时间 1200 ms，限制 1000 ms'],
  [{ outcome: 'wall', wallMs: 3000 }, '实际运行 3000 ms 后被终止，CPU 时间 10 ms'],
  [{ outcome: 'idle' }, '等待超时：程序在等待，没有使用 CPU'],
  [{ outcome: 'memory' }, '超出 64 MB 的内存限制'],
  [{ outcome: 'output' }, '输出超出限制'],
  [{ outcome: 'signal', signal: 11 }, '被信号 SIGSEGV 终止（非法内存访问或栈溢出）'],
  [{ outcome: 'signal', signal: 40 }, '被信号 40 终止'],
  [{ outcome: 'exit', exitCode: 3 }, '退出码 3'],
])('%j is told in both languages', (part, zh) => {
  const judged = judgeEnd({ ...END, ...part }, LIMITS);
  if (judged.kind !== 'failed') throw new Error(judged.kind);
  expect(caseWords(judged, 'zh')).toBe(zh);
  // in English as the judge itself says it
  if (part.signal !== 40) expect(caseWords(judged, 'en')).toBe(judged.message);
});

test.each([
  ['1 2', '1 3', '第 1 行第 2 项：应为 "2"，实为 "3"'],
  ['1 2', '1', '第 1 行第 2 项：应为 "2"，但输出到此结束'],
  ['1', '1 2', '第 1 行第 2 项：输出应到此结束，却还有 "2"'],
  ['1 2', '1  2', '第 1 行：空白不同，应为 " "，实为 "  "'],
])('the difference of %j and %j', (expected, got, zh) => {
  const difference = findDifference(Buffer.from(expected), Buffer.from(got), 'endBlanks')!;
  const said = { message: describeDifference(difference), cause: causeOfDifference(difference) };
  expect(caseWords(said, 'zh')).toBe(zh);
  expect(caseWords(said, 'en')).toBe(said.message);
});

test('what was stored before, and what only newer pages know, is shown as it is', () => {
  const message = 'Exit code 3';
  expect(caseWords({ message }, 'zh')).toBe(message);
  expect(caseWords({ message, cause: { code: 'fromTheFuture', params: {} } }, 'zh')).toBe(message);
  expect(caseWords({ message: null }, 'en')).toBe(null);
});

test('every cause has words', () => {
  const causes = CASE_CAUSES.map((code: CaseCauseCode): CaseCause => ({ code, params: {} }));
  for (const cause of causes) expect(caseWords({ message: null, cause }, 'zh')).toMatch(/\p{Script=Han}/u);
});
