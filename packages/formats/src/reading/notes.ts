import { defineNotes } from '../report.ts';

/** What readers of several formats have to say. */
export const READER_NOTES = defineNotes({
  notReadable: { severity: 'error', en: 'The file cannot be read: {reason}', zh: '文件无法读取：{reason}' },
  badField: { severity: 'error', en: 'The field {field} is not right: {reason}', zh: '字段 {field} 有误：{reason}' },
  noProblems: { severity: 'error', en: 'The package holds no problem', zh: '包中没有题目' },
  namesGuessed: {
    severity: 'warning',
    en: 'Names of files that are not UTF-8 were read as GBK; see whether they are right: {names}',
    zh: '部分文件名不是 UTF-8，已按 GBK 读取，请核对：{names}',
  },
  namesChanged: {
    severity: 'warning',
    en: 'Files whose names hold a backslash, or differ from others in letter case only, are called otherwise now: {names}',
    zh: '部分文件名含反斜杠，或与其他文件仅大小写不同，已改名：{names}',
  },
  notText: {
    severity: 'error',
    en: 'The file {name} holds NUL bytes: it is no text, and cannot be compiled or laid beside programs',
    zh: '文件 {name} 含有 NUL 字节，不是文本，无法编译或放在程序旁',
  },
  solutionNotText: {
    severity: 'warning',
    en: 'The solution {name} holds NUL bytes: it is no text, and only kept as a file',
    zh: '题解 {name} 含有 NUL 字节，不是文本，仅作为文件保留',
  },
  sampleNotText: {
    severity: 'warning',
    en: '{count} samples hold NUL bytes: they are judged and not shown',
    zh: '{count} 组样例含有 NUL 字节，仅用于评测，不展示',
  },
  nulTakenOut: {
    severity: 'warning',
    en: 'NUL bytes were taken out of texts of the package',
    zh: '已去除包中文本里的 NUL 字节',
  },
  textBroken: {
    severity: 'warning',
    en: 'The text holds bytes that are neither UTF-8 nor GBK; a sign stands in their place',
    zh: '文本含有既非 UTF-8 也非 GBK 的字节，已用替代符号表示',
  },
  refused: { severity: 'error', en: '{reason}', zh: '{reason}' },
  inputMissing: {
    severity: 'error',
    en: 'The input file of a case is not in the package',
    zh: '包中缺少测试点的输入文件',
  },
  answerMissing: {
    severity: 'warning',
    en: 'The case has no answer file; its answer is empty',
    zh: '测试点缺少答案文件，其答案视为空',
  },
  pointsRounded: {
    severity: 'warning',
    en: 'Points with fractions are rounded: {points}',
    zh: '小数分值已取整：{points}',
  },
  dependencyUnknown: {
    severity: 'warning',
    en: 'Subtask {group} depends on {needs}, which is no earlier subtask',
    zh: '子任务 {group} 依赖的 {needs} 不是更早的子任务',
  },
  noStatement: { severity: 'warning', en: 'The package holds no statement', zh: '包中没有题面' },
  fileMissing: {
    severity: 'warning',
    en: 'The configuration names the file {name}, which is not in the package',
    zh: '配置中提到的文件 {name} 不在包中',
  },
  noCases: { severity: 'error', en: 'The problem has no cases', zh: '题目没有测试点' },
  notACase: {
    severity: 'warning',
    en: 'The file belongs to no case and was left out',
    zh: '该文件不属于任何测试点，已略过',
  },
  checkerLanguage: {
    severity: 'error',
    en: 'The program {name} decides over submissions, and its language {language} is not one of those it may be written in',
    zh: '决定评测结果的程序 {name} 使用的语言 {language} 不被支持',
  },
  checkerMissing: {
    severity: 'error',
    en: 'The program {name} that decides over submissions is not in the package',
    zh: '包中缺少决定评测结果的程序 {name}',
  },
  checkerAdapted: {
    severity: 'info',
    en: 'The checker was made for {system}; a few lines before it let it work here unchanged',
    zh: '该校验器为 {system} 编写，已在其前面加入几行适配代码，原代码未改动',
  },
  checkerUnsupported: {
    severity: 'error',
    en: 'Checkers in the style {style} cannot be run here',
    zh: '不支持 {style} 风格的校验器',
  },
  inputValidator: {
    severity: 'info',
    en: 'A verification asks the input validator {name} about each input',
    zh: '验证题目时由输入校验器 {name} 检查每个输入',
  },
  inputValidatorLost: {
    severity: 'warning',
    en: 'The input validator {name} is only kept: it is in no language that can be run here',
    zh: '输入校验器 {name} 的语言无法在本站运行，仅作保留',
  },
  languageUnknown: {
    severity: 'warning',
    en: 'There is no language {language} here; {what} was left out',
    zh: '本站没有语言 {language}，{what} 已略过',
  },
  solutionLanguage: {
    severity: 'warning',
    en: 'There is no language {language} here; the solution {name} is kept and not run',
    zh: '本站没有语言 {language}，题解 {name} 仅作保留，不会运行',
  },
  pictureElsewhere: {
    severity: 'warning',
    en: 'The statement shows {address}, which lies on the server it comes from and not in the package',
    zh: '题面引用了 {address}，该文件在原服务器上，不在包中',
  },
  pictureMissing: {
    severity: 'warning',
    en: 'The statement names the file {name}, which is not in the package',
    zh: '题面引用了文件 {name}，但包中没有该文件',
  },
  texGuessed: {
    severity: 'warning',
    en: 'The statement looks like LaTeX although it is said to be something else; it was turned into Markdown',
    zh: '题面看起来是 LaTeX（虽然未如此声明），已转换为 Markdown',
  },
  texUnknown: {
    severity: 'warning',
    en: 'These macros were not understood, their content was kept: {macros}',
    zh: '以下宏未能识别，仅保留其内容：{macros}',
  },
  htmlStatement: {
    severity: 'info',
    en: 'The statement is written in HTML and was turned into Markdown',
    zh: '题面为 HTML，已转换为 Markdown',
  },
  textTooLong: {
    severity: 'error',
    en: 'The file is larger than {max} bytes, which is more than such a file may hold',
    zh: '文件超过 {max} 字节，超出此类文件的上限',
  },
});
