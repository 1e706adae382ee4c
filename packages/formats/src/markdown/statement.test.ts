import { describe, expect, test } from 'vitest';
import { joinStatement, splitStatement } from './sections.ts';
import { linkedFiles, linkStatementFiles, replaceFileLinks } from './statement-links.ts';

describe('a statement in one text', () => {
  test('is taken apart at its headings, other headings stay', () => {
    const text = 'Story.\n\n## Details\nmore\n## Input\nn\n\n# Output\nm\n### Interaction\nask\n## Notes\nhm\n';
    expect(splitStatement(text)).toMatchObject({
      description: 'Story.\n\n## Details\nmore',
      input: 'n',
      output: 'm',
      interaction: 'ask',
      hint: 'hm',
    });
  });

  test('headings inside code are text', () => {
    expect(splitStatement('a\n```\n# Input\n```\n## Input\nb').description).toBe('a\n```\n# Input\n```');
  });

  test.each(['en', 'zh'])('join and split are inverse in %s', (language) => {
    const statement = { description: 'd\n\nd', input: 'i', output: 'o', interaction: 'x', hint: 'h', document: null };
    expect(splitStatement(joinStatement(statement, language))).toEqual(statement);
  });
});

describe('links to files of the statement', () => {
  const names = new Map([
    ['a.png', 'a.png'],
    ['pic/b c.png', 'b c.png'],
  ]);

  test.each([
    ['![x](a.png)', '![x](<file://a.png>)'],
    ['![x](./a.png "t")', '![x](<file://a.png> "t")'],
    ['[x](<pic/b c.png>)', '[x](<file://b c.png>)'],
    ['<img src="a.png" width=3>', '<img src="file://a.png" width=3>'],
    ["<img src='a.png'/>", '<img src="file://a.png"/>'],
    ['<img src=a.png>', '<img src="file://a.png">'],
    ['a.png in words', 'a.png in words'],
    ['![x](http://x.y/a.png)', '![x](http://x.y/a.png)'],
    ['![x](xa.png)', '![x](xa.png)'],
  ])('%j → %j', (before, after) => expect(linkStatementFiles(before, names)).toBe(after));

  test('are found, and replaced by addresses', () => {
    const text = '![x](<file://a b.png>) <img src="file://c.png"> [y](file://d.pdf) ![z](<file://none.png>)';
    expect(linkedFiles(text)).toEqual(['a b.png', 'c.png', 'd.pdf', 'none.png']);
    expect(replaceFileLinks(text, (name) => (name === 'none.png' ? null : `/f/${name.length}`))).toBe(
      '![x](/f/7) <img src="/f/5"> [y](/f/5) ![z](<file://none.png>)',
    );
  });

  test('a name with signs of patterns is plain text', () => {
    expect(linkStatementFiles('![](a+(1).png) ![](aa1.png)', new Map([['a+(1).png', 'x.png']]))).toBe(
      '![](<file://x.png>) ![](aa1.png)',
    );
  });
});
