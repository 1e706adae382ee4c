import type { VerdictName } from '@assay/contract/verdict.ts';
import { rows } from '../../lib/text.ts';
import { COMMON } from '../../ui/common-words.ts';

export const HELP = rows({
  title: { zh: '帮助', en: 'Help' },
  lead: {
    zh: '编译器与编译命令、评测结果的含义，以及几条常用建议',
    en: 'Compilers and commands, what each result means, and some advice',
  },
  languages: { zh: '编程语言', en: 'Languages' },
  language: COMMON.language,
  compiler: { zh: '编译器版本', en: 'Compiler' },
  noCompiler: { zh: '暂无评测机提供', en: 'No judge offers it at the moment' },
  notOffered: { zh: '目前没有评测机提供：{names}', en: 'Not offered by any judge at the moment: {names}' },
  compile: { zh: '编译命令', en: 'Compile command' },
  run: { zh: '运行命令', en: 'Run command' },
  noCompile: { zh: '无需编译', en: 'Not compiled' },
  limits: { zh: '限制倍数', en: 'Limits' },
  limitsTimes: { zh: '时间 ×{time}，内存 ×{memory}', en: 'time ×{time}, memory ×{memory}' },
  limitHoles: {
    zh: '运行命令中的花括号处是适用的内存与栈限制。',
    en: 'In the run command, braces stand for the memory and stack limits that apply.',
  },
  example: { zh: '示例程序', en: 'Example program' },
  copy: COMMON.copy,
  noLanguages: { zh: '暂无可用语言', en: 'No language is available yet' },
  results: { zh: '评测结果', en: 'Results' },
  teach: { zh: '老师如何开始', en: 'How a teacher begins' },
  teach1: {
    zh: '打开“团队”，点“创建团队”，填写名称、简称和简介。普通用户需先通过一定数量的题目，数量由管理员设定。',
    en: 'Open Groups, choose “Create a group”, give it a name, a short name and a brief. Unless you are an administrator, you solve some problems first; the site sets how many.',
  },
  teach2: {
    zh: '在“成员”页新建邀请链接，把二维码投到屏幕上，学生扫码即可加入；也可以导入名单。',
    en: 'Under Members make a join link and project its QR code: the class scans it and is in. Or import its roster.',
  },
  teach3: {
    zh: '把助教设为团队管理员；同事可以设为团队超管。',
    en: 'Make assistants group admins, and colleagues group roots.',
  },
  teach4: {
    zh: '在“公告”页写通知；先存成草稿，需要时再显示。',
    en: 'Announce under Announcements; keep a draft and show it when it is time.',
  },
  teach5: {
    zh: '在“题目”页出题，编号以团队简称开头，只有成员可见。',
    en: 'Write problems under Problems: their ids begin with the short name, and members alone see them.',
  },
  teach6: {
    zh: '在“训练”页按顺序编排题目，可以加入公共题库的题。',
    en: 'Put problems in order under Trainings, public ones among them.',
  },
  teach7: {
    zh: '在“比赛”页安排测验或考试，设定时间和赛制。',
    en: 'Hold tests under Contests, with a time and a rule.',
  },
  teach8: {
    zh: '“评测”页能看到全班的提交，团队超管可以查看代码。',
    en: 'Status shows what the class submitted; group roots read the code.',
  },
  teach9: {
    zh: '“排名”页按通过题数或得分排列，可以搜索成员。',
    en: 'Ranking orders the class by problems solved or by points.',
  },
  teach10: {
    zh: '学期结束可以移交或解散；解散后 {days} 天内能恢复。',
    en: 'At the end of term hand the group over or disband it; for {days} days it can be brought back.',
  },
  tips: { zh: '编译与提交建议', en: 'Advice' },
  tip1: {
    zh: 'C++ 请使用标准头文件；`long long` 的读写用 `%lld` 或流，不要用 `%I64d`。',
    en: 'In C++ use standard headers; read and write `long long` with `%lld` or streams, not `%I64d`.',
  },
  tip2: {
    zh: 'Java 的主类必须是 `public class Main`，不要声明包名。',
    en: 'In Java the main class is `public class Main`, without a package.',
  },
  tip3: {
    zh: '程序从标准输入读、向标准输出写，正常结束时返回 0；不要输出提示语。题目要求文件读写时除外。',
    en: 'Read standard input, write standard output, return 0; print no prompts. Only problems that say so use files.',
  },
  tip4: {
    zh: '数据量大时使用快速读写：C++ 关闭流同步，Python 用 `sys.stdin`，Java 用 `BufferedReader`。',
    en: 'For large inputs read fast: untie C++ streams, use `sys.stdin` in Python and `BufferedReader` in Java.',
  },
});

/** What each result means, in the order of the help page (HOME-5). */
export const MEANINGS: readonly [VerdictName, { zh: string; en: string }][] = [
  ['pending', { zh: '提交在队列中，等待评测。', en: 'The submission waits in the queue.' }],
  [
    'submitFailed',
    { zh: '提交未能送达评测，请重新提交。', en: 'The submission did not reach the judge; submit again.' },
  ],
  ['compiling', { zh: '正在编译。', en: 'The code is being compiled.' }],
  ['judging', { zh: '正在逐个运行测试点。', en: 'The test cases are being run.' }],
  [
    'compileError',
    {
      zh: '代码没有通过编译，提交详情中有编译器的输出。',
      en: 'The code does not compile; the details show what the compiler said.',
    },
  ],
  [
    'presentationError',
    {
      zh: '答案正确，但空白或换行不符合要求。',
      en: 'The answer is right, but spaces or line breaks are not as asked.',
    },
  ],
  [
    'partial',
    {
      zh: '得到一部分分数：部分测试点通过，或者答案没有得满分。',
      en: 'Part of the points was earned: by some of the cases, or by answers that are not worth all of theirs.',
    },
  ],
  ['accepted', { zh: '所有测试点通过。', en: 'All cases passed.' }],
  ['wrongAnswer', { zh: '至少一个测试点的输出不正确。', en: 'The output of at least one case is wrong.' }],
  [
    'runtimeError',
    {
      zh: '程序异常退出，例如数组越界、除以零或返回值不为 0；输出远超所需也算在内。',
      en: 'The program crashed: an index out of bounds, a division by zero, an exit code other than 0; or it wrote far too much.',
    },
  ],
  [
    'timeLimit',
    {
      zh: '使用的 CPU 时间超过限制，或者一直在等待。',
      en: 'The program used more CPU time than allowed, or did nothing but wait.',
    },
  ],
  ['memoryLimit', { zh: '使用的内存超过限制。', en: 'The program used more memory than allowed.' }],
  [
    'systemError',
    {
      zh: '评测系统自身出错，不是你的程序的问题；会自动或由管理员重测。',
      en: 'The judge itself failed, not your program; it is judged again by itself or by an administrator.',
    },
  ],
  ['cancelled', { zh: '该提交已被取消，不计入成绩。', en: 'The submission was cancelled and does not count.' }],
];
