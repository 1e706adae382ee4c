import type { Words } from '@assay/contract/words.ts';
import { Fault } from '../reading/fault.ts';

/** What is wrong with YAML as people make it, by the parser's code; of everything else the line is told. */
const FAULTS: Readonly<Record<string, Words>> = {
  DUPLICATE_KEY: { en: 'a key is given twice', zh: '键重复' },
  TAB_AS_INDENT: { en: 'a tab where blanks must be', zh: '缩进不能使用制表符' },
  BAD_INDENT: { en: 'the indentation is not right', zh: '缩进有误' },
  BAD_ALIAS: { en: 'an alias (*name) of nothing that stands before it', zh: '别名（*name）没有对应的锚点' },
  MISSING_CHAR: { en: 'a quote, bracket, comma or blank is missing', zh: '缺少引号、括号、逗号或空格' },
  BLOCK_AS_IMPLICIT_KEY: {
    en: 'two keys stand in one line; a text with a colon needs quotes',
    zh: '一行中有两个键；含冒号的文本需要加引号',
  },
  MULTIPLE_DOCS: { en: 'a second document begins', zh: '出现了第二个文档' },
  TAG_RESOLVE_FAILED: { en: 'a tag that means nothing here', zh: '无法识别的标签' },
};
const NO_YAML: Words = { en: 'it is no YAML', zh: '不是有效的 YAML' };

/** Ten lines of aliases can stand for a billion values, and brackets can nest without end. */
export const TOO_MUCH: Words = {
  en: 'its aliases (*name) or its nesting stand for more than any package needs',
  zh: '别名（*name）或嵌套展开后过大',
};

/** A fault at an offset of the text. */
export function yamlFault(text: string, offset: number | undefined, code: string): Fault {
  const what = FAULTS[code] ?? NO_YAML;
  if (offset === undefined) return new Fault(what);
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return new Fault({ en: 'line {line}: {what}', zh: '第 {line} 行：{what}' }, { line, what });
}
