import { failureText } from '@assay/contract/errors.ts';
import { expect, test } from 'vitest';
import { refuseWriting, writingFaults } from './refuse-writing.ts';

const long = (length: number) => 'x'.repeat(length);

test.each([
  ['is fine', 'A title', 'A text', undefined, null],
  ['needs a title', ' \n', 'A text', '笔记标题不能为空', '题解标题不能为空'],
  ['has a title of 255 characters', long(255), 'A text', undefined, null],
  ['and no longer one', long(256), 'A text', '笔记标题不能超过255个字符', '题解标题不能超过255个字符'],
  ['needs a text', 'A title', '\t', '笔记内容不能为空', '题解内容不能为空'],
  ['has a text of 65535 characters', 'A title', long(65_535), undefined, null],
  ['and no longer one', 'A title', long(65_536), '笔记内容不能超过65535个字符', '题解内容不能超过65535个字符'],
] as const)('NOTE-1 what is written %s', (_sentence, title, content, ofNote, ofTutorial) => {
  for (const [kind, expected] of [
    ['note', ofNote],
    ['tutorial', ofTutorial],
  ] as const) {
    const failure = refuseWriting(kind, { title, content });
    expect(failure && failureText(failure.code, 'zh', failure.params)).toBe(expected ?? null);
    if (failure) expect(writingFaults(kind)[failure.code]).toBe(title === 'A title' ? 'content' : 'title');
  }
});
