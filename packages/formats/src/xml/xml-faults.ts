import { type Words, wordsWith } from '@assay/contract/words.ts';

/** What the parser finds wrong, by the beginning of its message. */
const FAULTS: readonly [RegExp, Words][] = [
  [/^(Unclosed root tag|Unexpected end)/, { en: 'the file ends too early', zh: '文件不完整' }],
  [
    /^(Unexpected close tag|Unmatched closing tag|Weird empty close tag)/,
    { en: 'a closing tag fits no opening one', zh: '结束标签与开始标签不匹配' },
  ],
  [/^(Unencoded <|Invalid character in tag name)/, { en: 'a “<” that begins no tag', zh: '“<”没有转义' }],
  [/^Invalid character/, { en: 'an entity that XML does not know', zh: '无法识别的实体' }],
  [/^(Text data outside|Non-whitespace before)/, { en: 'text outside of the elements', zh: '元素之外有文本' }],
  [/attribute/i, { en: 'an attribute is not well-formed', zh: '属性格式有误' }],
  [/^Max buffer length/, { en: 'a name or value without end', zh: '名称或属性值过长' }],
];
const NO_XML: Words = { en: 'it is not well-formed XML', zh: '不是格式良好的 XML' };

/** A message of the parser (what, line from 0, column, each in a line of its own) in words for people. */
export function saxFault(message: string): Words {
  const what = FAULTS.find(([pattern]) => pattern.test(message))?.[1] ?? NO_XML;
  const line = /^Line: (\d+)$/m.exec(message)?.[1];
  if (line === undefined) return what;
  return wordsWith({ en: 'line {line}: {what}', zh: '第 {line} 行：{what}' }, { line: Number(line) + 1, what });
}
