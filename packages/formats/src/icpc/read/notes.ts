import { defineNotes } from '../../report.ts';

/** What a reader of ICPC and DOMjudge packages says. */
export const ICPC_NOTES = defineNotes({
  badYaml: { severity: 'error', en: 'The YAML cannot be read: {reason}', zh: 'YAML 无法解析：{reason}' },
  version: { severity: 'info', en: 'Read as version {version} of the format', zh: '按格式版本 {version} 读取' },
  yamlMissing: {
    severity: 'warning',
    en: 'The file problem.yaml is missing; the defaults of the version legacy are used for all that it would say',
    zh: '缺少 problem.yaml，其内容均按 legacy 版本的默认值处理',
  },
  badLimit: {
    severity: 'error',
    en: 'The limit {limit} is “{value}”; a number above 0 is expected',
    zh: '限制 {limit} 的值为“{value}”，应为大于 0 的数',
  },
  unknownTypes: {
    severity: 'warning',
    en: 'These types of problems are not known and were left out: {types}',
    zh: '未知的题目类型，已忽略：{types}',
  },
  unknownVersion: {
    severity: 'warning',
    en: 'The version {version} of the format is not known; read as {as}',
    zh: '未知的格式版本 {version}，按 {as} 读取',
  },
  unknownKeys: {
    severity: 'warning',
    en: 'These keys mean nothing here and are only kept: {keys}',
    zh: '以下字段在此无对应含义，仅作保留：{keys}',
  },
  noName: { severity: 'warning', en: 'There is no title; {name} is used', zh: '没有标题，改用 {name}' },
  pdfStatement: {
    severity: 'info',
    en: 'The statement in {language} is a PDF; it is shown as a document',
    zh: '{language} 题面为 PDF，将作为文档展示',
  },
  texStatement: {
    severity: 'info',
    en: 'LaTeX was turned into Markdown; the original is kept with the files of the jury',
    zh: 'LaTeX 已转换为 Markdown，原文保留在出题文件中',
  },
  noTimeLimit: {
    severity: 'warning',
    en: 'No time limit is stated (the format may leave it to the jury solutions): the default of the site is used',
    zh: '包中未给出时间限制（该格式可由标程推定），将使用本站默认值',
  },
  timeLimitsDiffer: {
    severity: 'error',
    en: 'The time limits differ: {limits}',
    zh: '时间限制互相矛盾：{limits}',
  },
  memoryInBytes: {
    severity: 'warning',
    en: 'A memory limit of {value} MiB is taken for bytes: {memory} MiB',
    zh: '内存限制 {value} MiB 视为以字节书写：{memory} MiB',
  },
  limitLost: {
    severity: 'warning',
    en: 'The limit {limit} has no counterpart and is only kept',
    zh: '限制 {limit} 在此无对应项，仅作保留',
  },
  tokens: {
    severity: 'info',
    en: 'Outputs are compared word by word, as the standard validator does ({flags})',
    zh: '按标准校验器的方式逐词比较输出（{flags}）',
  },
  adapter: {
    severity: 'info',
    en: 'The adapter that an export set before {name} is taken away again',
    zh: '已去除导出时加在 {name} 前面的适配代码',
  },
  badFlag: { severity: 'warning', en: 'The validator flag {flag} is not known', zh: '未知的校验器参数 {flag}' },
  noValidator: {
    severity: 'error',
    en: 'The problem asks for an output validator, but the package holds none',
    zh: '题目要求自定义输出校验器，但包中没有',
  },
  severalValidators: {
    severity: 'error',
    en: 'There are several output validators, and all must accept; only one can be used: {names}',
    zh: '存在多个必须同时通过的输出校验器，只支持一个：{names}',
  },
  validatorLanguage: {
    severity: 'error',
    en: 'No source of the validator is in a language that is known here',
    zh: '校验器源码不是本站支持的语言',
  },
  validatorBuild: {
    severity: 'warning',
    en: 'The validator has a build script of its own, which is not run; its main source {name} is compiled',
    zh: '校验器自带的构建脚本不会执行，直接编译主源码 {name}',
  },
  validatorUnused: {
    severity: 'warning',
    en: 'There is an output validator, but validation is "default": it is only kept',
    zh: '包含输出校验器，但 validation 为 default，仅作保留',
  },
  inputGrammar: {
    severity: 'warning',
    en: 'The input grammar {name} is only kept: no program here reads grammars, so a verification does not ask it',
    zh: '输入语法 {name} 仅作保留：本站没有读取此类语法的程序，验证题目时不会使用它',
  },
  graderLost: {
    severity: 'error',
    en: 'Points come from a grader program of the package, which cannot be run here: they would be others',
    zh: '分数由包中的自定义计分程序给出，本站无法运行，得分会不同',
  },
  graderFlagLost: {
    severity: 'warning',
    en: 'The grader flag {flag} changes no points and is left out: a subtask is shown as passed when all of its cases are',
    zh: '计分参数 {flag} 不影响得分，已略过：子任务的所有数据都通过才显示为通过',
  },
  caseFiles: {
    severity: 'warning',
    en: 'Files that cases lay beside the program are only kept ({count})',
    zh: '数据点附带给程序的文件仅作保留（{count} 个）',
  },
  staticValidator: {
    severity: 'warning',
    en: 'The static validator, which looks at sources, is only kept: it is asked about no submission',
    zh: '检查源码的静态校验器仅作保留，评测时不会使用',
  },
  answerMissing: { severity: 'error', en: 'There is no answer for this input', zh: '该输入没有对应的答案文件' },
  answerEmpty: {
    severity: 'warning',
    en: 'There is no answer for this input; the validator is given an empty file',
    zh: '该输入没有答案文件，校验器将得到空文件',
  },
  inputMissing: { severity: 'warning', en: 'There is no input for this answer', zh: '该答案没有对应的输入文件' },
  noCases: { severity: 'error', en: 'There is no secret test case', zh: '没有隐藏测试数据' },
  noSample: { severity: 'warning', en: 'There is no sample', zh: '没有样例' },
  sampleTooLarge: { severity: 'warning', en: 'The sample is too large to be shown', zh: '样例过大，无法展示' },
  nestedGroups: {
    severity: 'warning',
    en: 'Groups inside groups become subtasks of their own where they have points of their own, else part of the group around them',
    zh: '嵌套的分组若有自己的分值则各自成为一个子任务，否则并入外层分组',
  },
  groupsFlat: {
    severity: 'info',
    en: 'The problem is pass-fail: its {count} groups only order the cases',
    zh: '题目为通过/不通过制，{count} 个分组仅用于排列数据',
  },
  groupRead: {
    severity: 'info',
    en: 'Subtask {name}: {score} points, {rule}',
    zh: '子任务 {name}：{score} 分，计分规则：{rule}',
  },
  unboundedScore: {
    severity: 'warning',
    en: 'The points of {name} have no upper bound; 100 is used',
    zh: '{name} 的分数没有上限，按 100 处理',
  },
  scoreUnbounded: {
    severity: 'error',
    en: 'The validator gives points, and no `range` says how many {name} can have',
    zh: '分数由校验程序给出，但没有 `range` 说明 {name} 的满分',
  },
  scoresGiven: {
    severity: 'info',
    en: 'The validator gives up to {score} points for each case of {name}',
    zh: '校验程序为 {name} 的每个数据给出至多 {score} 分',
  },
  gradesLost: {
    severity: 'warning',
    en: 'The solution states {count} grades, which is not one for each group; they are left out',
    zh: '题解标注了 {count} 个分组结果，与分组数不符，已略过',
  },
  samplesOnly: {
    severity: 'warning',
    en: 'There are no secret cases: the samples alone are judged',
    zh: '没有隐藏数据，仅以样例评测',
  },
  chained: {
    severity: 'info',
    en: '{name} ends at its first rejected case: each case became a subtask that needs the one before',
    zh: '{name} 遇到第一个未通过的数据即停止：每个数据成为依赖前一个的子任务',
  },
  aggregationLost: {
    severity: 'error',
    en: 'Points of the groups are added up here; the package takes {rule}',
    zh: '本站将各组分数相加，而包中规则为 {rule}',
  },
  rejectScore: {
    severity: 'error',
    en: 'Rejected cases are worth {score} points in the package; here they are worth none',
    zh: '包中未通过的数据也得 {score} 分，本站不支持',
  },
  caseArguments: {
    severity: 'info',
    en: 'The validator has arguments of their own for {count} cases',
    zh: '{count} 个数据点使用各自的校验器参数',
  },
  programArguments: {
    severity: 'warning',
    en: 'Arguments for the submissions are lost: {arguments}',
    zh: '提交程序的命令行参数将丢失：{arguments}',
  },
  solutionFolder: {
    severity: 'warning',
    en: 'A solution of several files is only kept with the files of the jury',
    zh: '多文件题解仅保留在出题文件中',
  },
  solutionLanguage: {
    severity: 'warning',
    en: 'The language of this solution is not known here',
    zh: '无法识别该题解的语言',
  },
  expectationCut: {
    severity: 'warning',
    en: 'The source expects {source}, its folder {folder}: only what both name is kept',
    zh: '源码标注 {source}，目录标注 {folder}：只保留两者共有的结论',
  },
  executableRef: {
    severity: 'warning',
    en: 'The package names the executable {name} of the server that it comes from',
    zh: '包中引用了来源服务器上的程序 {name}',
  },
  kept: {
    severity: 'info',
    en: 'Only kept with the files of the jury ({count}): {names}',
    zh: '{count} 个文件仅保留在出题文件中：{names}',
  },
});
