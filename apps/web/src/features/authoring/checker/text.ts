import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const TEXT = rows({
  protocolChecker: { zh: '交互记录的校验器（可选）', en: "Checker of the interactor's file (optional)" },
  protocolHint: {
    zh: '交互器接受后，再由它检查交互器写出的文件（testlib 的 tout），两者都接受才算通过；留空则不使用。',
    en: 'Looks at the file that the interactor wrote (tout in testlib) after it accepted; both must accept. Leave it empty for none.',
  },
  checker: { zh: '校验器', en: 'Checker' },
  checkerCode: { zh: '校验器的代码', en: 'Code of the checker' },
  interactorCode: { zh: '交互器的代码', en: 'Code of the interactor' },
  checkerOptional: {
    zh: '校验器（可选，留空则比较输出）',
    en: 'Checker (optional; without it outputs are compared)',
  },
  interactorHint: {
    zh: '与选手程序经标准输入输出对话；“用户输出”的位置上是供它写记录的文件（ICPC 约定没有），仅管理者可见。退出码 99 时，百分数写在标准错误的第一行。默认 CPU 时间为时间限制的 2 倍（至少 4 秒）。',
    en: "It talks with the solution through its standard streams; in the place of the output stands a file for its record (not in ICPC's convention), which only managers see. The percent of exit code 99 is the first line of standard error. It may use twice the solution's CPU time, at least 4 s, unless given.",
  },
  interactor: { zh: '交互器', en: 'Interactor' },
  language: COMMON.language,
  convention: { zh: '调用约定', en: 'Convention' },
  assay: { zh: '本站约定（Assay）', en: 'Assay' },
  testlib: { zh: 'testlib', en: 'testlib' },
  icpc: { zh: 'ICPC 输出校验器', en: 'ICPC output validator' },
  assayHint: {
    zh: '参数：输入 用户输出 答案。退出码 0 或 100 通过，99 部分得分（标准输出为百分数），101 格式错误，102 答案错误，103 校验器出错。标准错误的内容会展示给用户。',
    en: 'Arguments: input, output, answer. Exit code 0 or 100 accepted, 99 partial (percent on standard output), 101 presentation error, 102 wrong answer, 103 fault of the checker. Users read what it writes to standard error.',
  },
  testlibHint: {
    zh: '参数：输入 用户输出 答案。结果取自标准错误开头的文字（ok、wrong answer、points …），其次取自退出码。',
    en: 'Arguments: input, output, answer. The verdict is read from the first words on standard error (ok, wrong answer, points …), then from the exit code.',
  },
  icpcHint: {
    zh: '参数：输入 答案 反馈目录，用户输出在标准输入。退出码 42 通过、43 答案错误；teammessage.txt 展示给用户，judgemessage.txt 仅供管理者，score.txt 给出分数。',
    en: 'Arguments: input, answer, feedback directory; the output on standard input. Exit code 42 accepted, 43 wrong answer. Users read teammessage.txt, only managers judgemessage.txt; score.txt gives points.',
  },
  headers: {
    zh: '可包含下方“额外文件”中校验器可用的文件；testlib.h 由评测机自带，无需上传。',
    en: 'It may include the files for the judge below. testlib.h comes with the judge and need not be uploaded.',
  },
  compile: { zh: '编译', en: 'Compile' },
  compiled: { zh: '编译成功', en: 'Compiled successfully' },
  notCompiled: { zh: '修改后尚未编译', en: 'Changed, not compiled since' },
  noCode: { zh: '尚未填写代码', en: 'No code yet' },
  refused: { zh: '编译失败', en: 'It does not compile' },
  points: { zh: '分数的含义', en: 'Points mean' },
  percent: { zh: '该测试点分数的百分比', en: 'percent of the case' },
  fraction: { zh: '该测试点分数的比例（0 到 1）', en: 'a fraction of the case, 0 to 1' },
  absolute: { zh: '实际分数', en: 'points' },
  arguments: { zh: '附加参数', en: 'More arguments' },
  argumentsHint: { zh: '每行一个', en: 'One a line' },
  timeMs: { zh: 'CPU 时间限制', en: 'CPU time limit' },
  memoryMb: { zh: '内存限制', en: 'Memory limit' },
  usual: { zh: '默认 {figure} {unit}', en: '{figure} {unit} unless given' },
});
