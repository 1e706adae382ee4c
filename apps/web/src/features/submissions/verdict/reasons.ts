import { rows } from '../../../lib/text.ts';

/** What a verdict means and what usually causes it, in plain words. `first` names the case, when there is one. */
export const REASONS = rows({
  accepted: { zh: '所有测试点都通过了。', en: 'Every test case passed.' },
  partial: {
    zh: '得到了一部分分数。没有得满分的测试点说明程序在这些数据上出错、太慢或不够好。',
    en: 'Part of the points was earned. Cases without all of theirs show inputs for which the program is wrong, too slow or not good enough.',
  },
  partialNothing: {
    zh: '部分测试点通过或部分正确，但没有得到分数：这些测试点不计分或得分不足 1 分，或者所在的子任务没有全部通过。',
    en: 'Some cases passed or were partly right, but that is worth no point: such cases count for nothing or too little, or others of their subtask failed.',
  },
  wrongAnswer: {
    zh: '程序正常结束，但输出与期望不同。常见原因：边界情况、整数溢出、多余的调试输出。',
    en: 'The program ended normally, but its output is not the expected one. Usual causes: edge cases, integer overflow, leftover debug output.',
  },
  presentationError: {
    zh: '内容正确，但空格或换行的位置不对。请对照题目的输出格式。',
    en: 'The content is right, but spaces or line breaks are not where they should be. Compare with the output format.',
  },
  timeLimit: {
    zh: '{language} 的时间限制为 {limit} ms，程序在 {used} ms 时被终止。常见原因：复杂度过高、死循环、等待不存在的输入。',
    en: 'The limit for {language} is {limit} ms; the program was stopped at {used} ms. Usual causes: too slow an algorithm, an endless loop, waiting for input that never comes.',
  },
  waited: {
    zh: '程序一直在等待，因此被终止：CPU 时间只用了 {used} ms，限制为 {limit} ms。常见原因：等待不存在的输入、交互时没有刷新输出、休眠、死锁。',
    en: 'The program kept waiting and was stopped for it: it used {used} ms of CPU time, the limit is {limit} ms. Usual causes: waiting for input that never comes, output that is not flushed in a conversation, sleeping, a deadlock.',
  },
  slowOrWaiting: {
    zh: '程序使用的 CPU 时间超过限制，或者一直在等待。常见原因：复杂度过高、死循环、等待不存在的输入。',
    en: 'The program used more CPU time than allowed, or kept waiting. Usual causes: too slow an algorithm, an endless loop, waiting for input that never comes.',
  },
  memoryLimit: {
    zh: '程序使用的内存超过了 {limit}（{language} 的限制）。常见原因：数组过大、无限递归、不断增长的容器。',
    en: 'The program used over {limit}, the memory limit for {language}. Usual causes: huge arrays, endless recursion, containers that only grow.',
  },
  runtimeError: {
    zh: '程序异常退出。常见原因：数组越界、除以零、递归过深、未捕获的异常、读不到输入。',
    en: 'The program crashed. Usual causes: an index out of range, division by zero, recursion too deep, an uncaught exception, input that could not be read.',
  },
  compileError: {
    zh: '代码没有通过编译，因此没有运行任何测试点。',
    en: 'The code did not compile, so no case was run.',
  },
  systemError: {
    zh: '评测系统出现问题，这不是你的代码造成的。管理员可以重新评测。',
    en: 'The judge itself failed; your code is not to blame. An administrator can judge it again.',
  },
  cancelled: {
    zh: '这次提交的成绩被取消，不计入统计。',
    en: 'The result of this submission was cancelled and does not count.',
  },
  byHand: {
    zh: '结果由管理员设定，与测试点的结果无关。',
    en: 'An administrator set this result, whatever the test cases gave.',
  },
  unknown: { zh: '结果将在比赛或作业结束后公布。', en: 'Results are shown after the contest or the work has ended.' },
  submitFailed: {
    zh: '没有送达远程评测平台，可以重新提交。',
    en: 'It did not reach the remote judge; it can be sent again.',
  },
  pending: { zh: '正在排队等待评测机。', en: 'Waiting for a judge.' },
  compiling: { zh: '正在编译。', en: 'Being compiled.' },
  judging: { zh: '正在逐个运行测试点。', en: 'Test cases are being run.' },
  submitting: { zh: '正在提交。', en: 'Being sent.' },
  notSubmitted: { zh: '尚未提交。', en: 'Not submitted.' },
});
