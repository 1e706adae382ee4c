import { readRefusal, writeRefusal } from '@assay/rules/judging/refusal.ts';
import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test.each([
  [writeRefusal('cpuTime', { seconds: 15 }), '编译使用的 CPU 时间超过了 15 秒'],
  [writeRefusal('memory', { mb: 1024 }), '编译器使用的内存超过了 1024 MB'],
  [writeRefusal('noProgram', {}), '编译器没有生成程序'],
  [writeRefusal('answerFiles', { names: '1.out, 2.out' }), '提交的内容不是测试点 1.out, 2.out 的答案'],
])('%s', (message, zh) => {
  const refusal = readRefusal(message)!;
  expect(refusalWords(refusal, 'zh')).toBe(zh);
  expect(refusalWords(refusal, 'en')).toBe(message);
});
