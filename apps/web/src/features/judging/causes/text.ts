import { rows } from '../../../lib/text.ts';

/** Why a program failed, as exactly as what is known of it allows. `{line}` is a line of the code, `{row}` one of the output. */
export const CAUSES = rows({
  // it does not compile
  compile: { zh: '第 {line} 行：{said}', en: 'Line {line}: {said}' },
  nameMain: { zh: '主类必须命名为 Main，而不是 {name}', en: 'The class with main must be named Main, not {name}' },
  nameMainClass: { zh: '主类必须命名为 Main', en: 'The class with main must be named Main' },
  noMain: { zh: '程序中没有 main 函数', en: 'There is no main function' },
  noMainMethod: {
    zh: 'Main 类中没有 public static void main(String[] args)',
    en: 'The class Main has no public static void main(String[] args)',
  },
  // it ended badly
  crash: { zh: '{name}：{said}', en: '{name}: {said}' },
  crashAt: { zh: '第 {line} 行 {name}：{said}', en: '{name} at line {line}: {said}' },
  thrown: { zh: '未捕获的 {name}', en: '{name} was not caught' },
  thrownAt: { zh: '第 {line} 行 {name}', en: '{name} at line {line}' },
  said: { zh: '{said}', en: '{said}' },
  saidAt: { zh: '第 {line} 行：{said}', en: 'Line {line}: {said}' },
  tooDeep: {
    zh: '递归过深：没有尽头，或层数太多',
    en: 'The recursion goes too deep: it never ends, or has too many levels',
  },
  tooDeepAt: { zh: '第 {line} 行 {name}：递归过深', en: '{name} at line {line}: the recursion goes too deep' },
  divided: { zh: '除以零', en: 'Division by zero' },
  dividedAt: { zh: '第 {line} 行除以零', en: 'Division by zero at line {line}' },
  arithmetic: {
    zh: '整数除以零，或对零取模（{name}）',
    en: 'An integer was divided by zero, or taken modulo zero ({name})',
  },
  undefinedBehaviour: {
    zh: '未定义行为：通常是除以零、函数缺少 return 或数组越界（{name}）',
    en: 'Undefined behaviour: usually a division by zero, a function without return, or an index out of range ({name})',
  },
  memoryAccess: {
    zh: '访问了数组或变量之外的内存，或者递归过深（{name}）',
    en: 'Memory outside of arrays and variables was accessed, or the recursion goes too deep ({name})',
  },
  aborted: {
    zh: '程序自行中止：断言失败、未捕获的异常，或堆内存被写坏（{name}）',
    en: 'The program aborted: a failed assertion, an exception nobody caught, or a damaged heap ({name})',
  },
  inputEnded: { zh: '输入已经读完，程序还要继续读', en: 'The program reads more input than there is' },
  inputEndedAt: {
    zh: '第 {line} 行：输入已经读完，程序还要继续读',
    en: 'Line {line}: the program reads more input than there is',
  },
  readsStdin: {
    zh: '本题从文件 {read} 读入、向文件 {write} 输出，而程序读的是标准输入',
    en: 'This problem is read from the file {read} and written to {write}; the program reads standard input',
  },
  wrongFile: {
    zh: '程序打开的文件是 {name}，而本题的输入文件是 {read}',
    en: 'The program opens {name}; the input of this problem is the file {read}',
  },
  noSuchFile: {
    zh: '程序打开了不存在的文件 {name}：本题使用标准输入和标准输出',
    en: 'The program opens {name}, which does not exist: this problem uses standard input and output',
  },
  noFile: {
    zh: '程序没有写出文件 {name}：本题从 {read} 读入、向 {name} 输出',
    en: 'The program did not write the file {name}: this problem is read from {read} and written to {name}',
  },
  // a check stopped it
  checkOverflow: {
    zh: '第 {line} 行整数溢出：{said} 超出了 {type} 的范围',
    en: 'Integer overflow at line {line}: {said} does not fit into {type}',
  },
  checkIndex: {
    zh: '第 {line} 行下标越界：下标 {index} 不在 {type} 之内',
    en: 'Index out of range at line {line}: {index} is not within {type}',
  },
  checkOutside: {
    zh: '第 {line} 行访问了数组或容器之外的内存',
    en: 'Line {line} goes outside of an array or a container',
  },
  checkFreed: { zh: '第 {line} 行使用了已经释放的内存', en: 'Line {line} uses memory that was freed' },
  checkNull: { zh: '第 {line} 行使用了空指针', en: 'Line {line} uses a null pointer' },
  checkReturn: {
    zh: '第 {line} 行的函数应当返回一个值，却没有 return',
    en: 'The function at line {line} should return a value, but ends without return',
  },
  checkShift: { zh: '第 {line} 行移位过多：{said}', en: 'Line {line} shifts too far: {said}' },
  checkUnset: {
    zh: '第 {line} 行读取了没有赋过值的变量',
    en: 'Line {line} reads a variable that was never set',
  },
  checkMemory: { zh: '内存错误：{said}', en: 'A memory error: {said}' },
  checkMemoryAt: { zh: '第 {line} 行内存错误：{said}', en: 'A memory error at line {line}: {said}' },
  exitCode: {
    zh: '程序以退出码 {exitCode} 结束；正常结束应当返回 0',
    en: 'The program ended with exit code {exitCode}; a good end is 0',
  },
  // it wrote something else
  nothing: { zh: '程序没有输出任何内容', en: 'The program printed nothing' },
  overflow: {
    zh: '整数溢出：第 {row} 行应为 {expected}，超出了 {bits} 位整数的范围，变成了 {got}',
    en: 'Integer overflow: line {row} should be {expected}, which does not fit into {bits} bits and became {got}',
  },
  words: {
    zh: '第 {row} 行多了题目没有要求的文字“{got}”：只输出答案 {expected}',
    en: 'Line {row} has words that were not asked for, "{got}": print {expected} alone',
  },
  letterCase: {
    zh: '第 {row} 行只有大小写不同：应为 {expected}，实为 {got}',
    en: 'Line {row} differs in upper and lower case only: expected {expected}, got {got}',
  },
  rounding: {
    zh: '第 {row} 行的小数不够精确或位数不对：应为 {expected}，实为 {got}',
    en: 'The number in line {row} is not precise enough or has other digits: expected {expected}, got {got}',
  },
  missingRow: { zh: '缺少第 {row} 行：{expected}', en: 'Line {row} is missing: {expected}' },
  missingRows: {
    zh: '从第 {row} 行起缺少 {count} 行',
    en: '{count} lines are missing from line {row} on',
  },
  extraRow: { zh: '多输出了第 {row} 行：{got}', en: 'Line {row} should not be there: {got}' },
  emptyRow: { zh: '第 {row} 行是多余的空行', en: 'Line {row} is an empty line that should not be there' },
  value: {
    zh: '第 {row} 行第 {token} 个值应为 {expected}，实为 {got}',
    en: 'Value {token} of line {row} should be {expected}, but is {got}',
  },
  valueMissing: {
    zh: '第 {row} 行缺少第 {token} 个值 {expected}',
    en: 'Value {token} of line {row} is missing: {expected}',
  },
  valueExtra: {
    zh: '第 {row} 行的第 {token} 个值 {got} 是多余的',
    en: 'Value {token} of line {row} should not be there: {got}',
  },
  trailing: {
    zh: '第 {row} 行末尾多了 {count} 个空白字符',
    en: '{count} extra {count:space|spaces} at the end of line {row}',
  },
  leading: {
    zh: '第 {row} 行开头多了 {count} 个空白字符',
    en: '{count} extra {count:space|spaces} at the beginning of line {row}',
  },
  spaces: {
    zh: '第 {row} 行的内容正确，只是空白字符不同',
    en: 'Line {row} has the right content; only whitespace differs',
  },
  lineEnd: { zh: '只有末尾的换行不同', en: 'Only the line break at the very end differs' },
  // it took too much
  slow: {
    zh: '运行 {used} ms 后仍未结束，限制为 {limit} ms',
    en: 'It was still running after {used} ms; the limit is {limit} ms',
  },
  slowAfter: {
    zh: '前面的测试点最多用 {before} ms，这一个运行 {used} ms 后仍未结束，限制为 {limit} ms：数据一大就太慢，或进入了死循环',
    en: 'The cases before took {before} ms at most; this one was still running after {used} ms, the limit is {limit} ms: too slow for larger input, or an endless loop',
  },
  waits: {
    zh: '程序一直在等待，没有使用 CPU：它还要读输入，而输入已经没有了，或者在休眠',
    en: 'The program waited without using the CPU: for input that never comes, or asleep',
  },
  waitsTalk: {
    zh: '程序与交互器互相等待：输出没有刷新，或读取的比交互器写出的多',
    en: 'The program and the interactor wait for each other: output was not flushed, or more is read than the interactor writes',
  },
  memory: {
    zh: '需要的内存超过 {limit} MB，在达到限制时被终止',
    en: 'It needs more than {limit} MB and was stopped at the limit',
  },
  memoryAfter: {
    zh: '前面的测试点最多用 {before}，这一个超过了 {limit} MB',
    en: 'The cases before took {before} at most; this one went over {limit} MB',
  },
  output: {
    zh: '输出太多：常常是在循环中不断打印',
    en: 'It printed far too much: often a loop that prints without end',
  },
});
