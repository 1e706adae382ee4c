import type { FailureTexts } from './failure-texts.ts';

/** Test data, checkers, solutions of the jury. */
export const TEST_DATA_FAILURES = {
  'jurySolution.unknown': { status: 404, en: 'This jury solution does not exist', zh: '该标程不存在' },
  'jurySolution.nameTaken': {
    status: 409,
    en: 'The problem has a jury solution named {name} already',
    zh: '该题已有名为 {name} 的标程',
  },
  'jurySolution.notJudged': {
    status: 409,
    en: 'This submission has no result that a solution could be held to',
    zh: '该提交没有可作为预期的评测结果',
  },
  'verification.unknown': { status: 404, en: 'This verification does not exist', zh: '该验证不存在' },
  'verification.nothing': {
    status: 409,
    en: 'The problem has no jury solutions: add one first',
    zh: '该题没有标程，请先添加',
  },
  'verification.noData': { status: 409, en: 'The problem has no test data yet', zh: '该题还没有测试数据' },
  'verification.running': {
    status: 409,
    en: 'The solutions of this problem are being verified already',
    zh: '该题的标程正在验证中',
  },
  'verification.ended': { status: 409, en: 'This verification has ended', zh: '该验证已结束' },
  'generation.unknown': { status: 404, en: 'These tests have not been made yet', zh: '测试数据尚未生成' },
  'generation.running': {
    status: 409,
    en: 'The tests of this problem are being made already',
    zh: '该题的数据正在生成中',
  },
  'generation.ended': { status: 409, en: 'Nothing is being made', zh: '没有正在进行的生成' },
  'generation.nothing': {
    status: 409,
    en: 'There is nothing to make: write a script, or tests by hand',
    zh: '没有可生成的内容：请先编写脚本或手工数据',
  },
  'generation.script': {
    status: 400,
    en: 'The script has mistakes, the first in line {line}',
    zh: '脚本有误，第一处在第 {line} 行',
  },
  'generation.noModel': {
    status: 409,
    en: 'No jury solution makes the answers: add one that must be accepted',
    zh: '没有可用于生成标准答案的标程：请先添加一份应当通过的标程',
  },
  'generation.objective': {
    status: 409,
    en: 'A problem of questions has no tests to make',
    zh: '客观题没有可生成的测试数据',
  },
  'generation.incomplete': {
    status: 409,
    en: 'Not all tests could be made, so they cannot become the test data',
    zh: '并非所有测试点都已生成，不能作为测试数据',
  },
  'generation.sampleTooLong': {
    status: 409,
    en: 'The answer of sample {number} is too long for a statement',
    zh: '样例 {number} 的答案过长，无法放入题面',
  },
  'programTests.running': { status: 409, en: 'These tests are being run already', zh: '这些测试正在运行' },
  'programTests.ended': { status: 409, en: 'These tests are not being run', zh: '这些测试没有在运行' },
  'programTests.none': { status: 400, en: 'There are no such tests', zh: '还没有这类测试' },
  'programTests.noChecker': {
    status: 409,
    en: 'No checker of this problem is asked about single outputs',
    zh: '该题目没有逐个判断输出的校验器',
  },
  'programTests.noValidator': { status: 409, en: 'The problem has no validator', zh: '该题目没有输入校验器' },
  'stress.running': { status: 409, en: 'Two solutions are being compared already', zh: '对拍正在进行中' },
  'stress.ended': { status: 409, en: 'Nothing is being compared', zh: '没有正在进行的对拍' },
  'stress.mode': {
    status: 409,
    en: 'Only programs that turn an input into an output can be compared',
    zh: '只有读入输入、写出输出的题目可以对拍',
  },
  'stress.pattern': {
    status: 400,
    en: 'The arguments are not understood: a range such as [1..10] begins with its least number',
    zh: '无法识别参数：范围写作 [1..10]，小的在前',
  },
  'stress.generator': { status: 400, en: 'There is no generator {name}', zh: '没有名为 {name} 的生成器' },
  'stress.same': { status: 400, en: 'Choose two different solutions', zh: '请选择两份不同的标程' },
  'testSources.changed': {
    status: 409,
    en: 'Somebody else saved generators or script meanwhile; reload to see them',
    zh: '其他人已保存了生成器或脚本，请重新载入',
  },
  'package.unknown': {
    status: 404,
    en: 'The uploaded package is no longer there, upload it again',
    zh: '上传的题目包已失效，请重新上传',
  },
  'package.notRecognised': {
    status: 400,
    en: 'The file is of no known package format',
    zh: '无法识别该文件的题目包格式',
  },
  'package.notReadable': {
    status: 400,
    en: 'The format {format} cannot be read',
    zh: '不支持导入 {format} 格式',
  },
  'package.notWritable': {
    status: 400,
    en: 'The format {format} cannot be written',
    zh: '不支持导出 {format} 格式',
  },
  'package.notExportable': {
    status: 400,
    en: 'The problem cannot be exported in this format: {reason}',
    zh: '该题目无法以此格式导出：{reason}',
  },
  'package.faulty': {
    status: 400,
    en: 'The package cannot be imported: {reason}',
    zh: '题目包无法导入：{reason}',
  },
  'package.importing': { status: 409, en: 'This package is being imported', zh: '该题目包正在导入中' },
  'package.interrupted': {
    status: 503,
    en: 'The server stopped while the import ran; begin it again',
    zh: '导入过程中服务器停止运行，请重新导入',
  },
  'package.problemUnknown': {
    status: 400,
    en: 'The package holds no importable problem number {index}',
    zh: '题目包中没有可导入的第 {index} 题',
  },
  'package.idTwice': {
    status: 400,
    en: 'The problem id {problemId} is given to two problems',
    zh: '题号 {problemId} 被分配给了两道题目',
  },
  'testdata.notZip': { status: 400, en: 'The file is not a readable zip archive', zh: '文件不是可读取的 zip 压缩包' },
  'testdata.badName': {
    status: 400,
    en: 'The archive entry {entry} is refused: its name must be a plain relative path',
    zh: '压缩包条目 {entry} 被拒绝：名称必须是普通的相对路径',
  },
  'testdata.nameTwice': {
    status: 400,
    en: 'The archive entry {entry} is refused: its name is there twice (letter case does not count)',
    zh: '压缩包条目 {entry} 被拒绝：名称重复（不区分大小写）',
  },
  'testdata.encrypted': {
    status: 400,
    en: 'The archive entry {entry} is refused: it is encrypted',
    zh: '压缩包条目 {entry} 被拒绝：该条目已加密',
  },
  'testdata.badMethod': {
    status: 400,
    en: 'The archive entry {entry} is refused: its compression method is not supported',
    zh: '压缩包条目 {entry} 被拒绝：不支持其压缩方式',
  },
  'testdata.notPlain': {
    status: 400,
    en: 'The archive entry {entry} is refused: it is a link or a device',
    zh: '压缩包条目 {entry} 被拒绝：不能是链接或设备文件',
  },
  'testdata.bomb': {
    status: 400,
    en: 'The archive entry {entry} is refused: it unpacks to far more than it holds',
    zh: '压缩包条目 {entry} 被拒绝：解压后体积异常膨胀',
  },
  'testdata.overlap': {
    status: 400,
    en: 'The archive entry {entry} is refused: it overlaps another entry',
    zh: '压缩包条目 {entry} 被拒绝：与其他条目重叠',
  },
  'testdata.corrupt': {
    status: 400,
    en: 'The archive entry {entry} is damaged: its content does not match its size or checksum',
    zh: '压缩包条目 {entry} 已损坏：内容与其大小或校验和不符',
  },
  'testdata.tooManyEntries': {
    status: 400,
    en: 'The archive holds more than {max} files',
    zh: '压缩包中的文件超过 {max} 个',
  },
  'testdata.tooLarge': {
    status: 413,
    en: 'The unpacked archive exceeds {megabytes} MB',
    zh: '压缩包解压后超过 {megabytes} MB',
  },
  'testdata.noPairs': {
    status: 400,
    en: 'No test case was found: expected 1.in with 1.out or 1.ans',
    zh: '没有找到测试点：需要 1.in 与 1.out 或 1.ans',
  },
  'testdata.stagingUnknown': {
    status: 400,
    en: 'The uploaded test data has expired, upload it again',
    zh: '上传的测试数据已失效，请重新上传',
  },
  'testdata.fileUnknown': {
    status: 400,
    en: 'Case {index}: the uploaded archive holds no pair {input}, {output}',
    zh: '第 {index} 个测试点：上传的压缩包中没有 {input} 与 {output} 这一对文件',
  },
  'testdata.none': { status: 404, en: 'This problem has no test data', zh: '该题目没有测试数据' },
} as const satisfies FailureTexts;
