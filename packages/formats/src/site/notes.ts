import { defineNotes } from '../report.ts';

/** What an import says about how a package fits the site. */
export const SITE_NOTES = defineNotes({
  timeLimitDefault: { severity: 'info', en: 'Time limit: {value} ms, the default', zh: '时间限制取默认值 {value} ms' },
  memoryLimitDefault: {
    severity: 'info',
    en: 'Memory limit: {value} MB, the default',
    zh: '内存限制取默认值 {value} MB',
  },
  memoryOfNodes: {
    severity: 'warning',
    en: 'The package leaves the memory to its judge ({home} MB at home); the judge nodes here have {value} MB, which is the limit',
    zh: '题目包未写内存限制（原系统默认 {home} MB）；本站评测机只有 {value} MB，以此为限制',
  },
  memoryAboveNodes: {
    severity: 'warning',
    en: 'The memory limit is {stated} MB, and a judge node here has {value} MB: programs that need more cannot be judged there',
    zh: '内存限制为 {stated} MB，而本站有评测机只有 {value} MB，需要更多内存的程序无法在其上评测',
  },
  timeLimitCut: {
    severity: 'warning',
    en: 'The time limit of {stated} ms is out of the bounds of the site; {value} ms is used',
    zh: '时间限制 {stated} ms 超出本站范围，改为 {value} ms',
  },
  memoryLimitCut: {
    severity: 'warning',
    en: 'The memory limit of {stated} MB is out of the bounds of the site; {value} MB is used',
    zh: '内存限制 {stated} MB 超出本站范围，改为 {value} MB',
  },
  stackLimitCut: {
    severity: 'warning',
    en: 'The stack limit of {stated} MB is out of the bounds of the site; {value} MB is used',
    zh: '栈限制 {stated} MB 超出本站范围，改为 {value} MB',
  },
  languagesLeft: {
    severity: 'warning',
    en: 'The site shows statements in Chinese and English; those in {languages} are only kept for exports',
    zh: '本站仅展示中英文题面，{languages} 题面仅保留供导出',
  },
  languageShown: {
    severity: 'warning',
    en: 'The statement in {language} is shown in the place of the English one',
    zh: '{language} 题面将在英文位置展示',
  },
  inputElsewhere: {
    severity: 'info',
    en: 'The statement has no section on input; the site refers to the description there',
    zh: '题面没有“输入”一节，将提示参见题目描述',
  },
  outputElsewhere: {
    severity: 'info',
    en: 'The statement has no section on output; the site refers to the description there',
    zh: '题面没有“输出”一节，将提示参见题目描述',
  },
  samplesCut: { severity: 'warning', en: 'Only the first {count} samples are shown', zh: '只展示前 {count} 组样例' },
  graderLanguages: {
    severity: 'info',
    en: 'Only the languages with a grader file are allowed: {languages}',
    zh: '仅允许有交互库文件的语言：{languages}',
  },
  noGrader: {
    severity: 'warning',
    en: 'There is no grader file for these languages; they are not allowed: {languages}',
    zh: '以下语言缺少交互库文件，将不允许使用：{languages}',
  },
  tokensByProgram: {
    severity: 'info',
    en: 'Word-by-word comparison is done by a checker that is set up with the problem',
    zh: '逐词比较将由随题设置的校验程序完成',
  },
  comparisonLost: {
    severity: 'warning',
    en: 'Outputs are compared by lines in the mode {mode}; the package compares word by word',
    zh: '{mode} 模式下按行比较输出，而题目包按词比较',
  },
  fileIoLost: {
    severity: 'warning',
    en: 'Solutions talk with the interactor over standard input and output; the file names are left out',
    zh: '程序通过标准输入输出与交互器交互，文件名已略过',
  },
  checkerLanguage: {
    severity: 'error',
    en: 'The language of the checker {name} is not known here',
    zh: '无法识别校验程序 {name} 的语言',
  },
  codeDiffers: {
    severity: 'warning',
    en: 'The file {name} differs between languages; one version is used for all',
    zh: '文件 {name} 在不同语言中内容不同，只使用其中一份',
  },
  languageUnknown: {
    severity: 'warning',
    en: 'The site has no language {language}',
    zh: '本站没有语言 {language}',
  },
  noLanguageLeft: {
    severity: 'warning',
    en: 'None of the allowed languages exists here: all languages are allowed',
    zh: '允许的语言在本站均不存在，改为允许全部语言',
  },
  tagsNew: { severity: 'info', en: 'New tags: {tags}', zh: '将新建标签：{tags}' },
  tagsCut: { severity: 'warning', en: 'Only {count} tags are kept', zh: '只保留 {count} 个标签' },
  pointsEven: { severity: 'info', en: 'The cases share 100 points evenly', zh: '数据点均分 100 分' },
  fileNameChanged: {
    severity: 'warning',
    en: 'The file {name} is named {as} here',
    zh: '文件 {name} 在本站命名为 {as}',
  },
  tooManyCases: {
    severity: 'error',
    en: 'The problem has {count} cases; the site takes {max} at most',
    zh: '题目有 {count} 个测试点，本站最多 {max} 个',
  },
  notSavable: { severity: 'error', en: '{field}: {reason}', zh: '{field}：{reason}' },
  crlf: {
    severity: 'warning',
    en: 'Lines end in CRLF; line ends can be normalised at the import',
    zh: '行尾为 CRLF，可在导入时统一为 LF',
  },
  byteOrderMark: {
    severity: 'warning',
    en: 'Test data begins with a byte order mark (BOM); it counts like any other character, so that right outputs are judged wrong',
    zh: '测试数据开头有字节顺序标记（BOM）：它也算内容，正确的输出会因此被判错',
  },
  solutionsCut: {
    severity: 'warning',
    en: 'The solution {name} is too large and left out',
    zh: '题解 {name} 过大，未导入',
  },
});
