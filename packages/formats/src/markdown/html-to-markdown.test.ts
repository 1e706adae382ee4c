import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, htmlToText } from './html-to-markdown.ts';

describe('HTML of statements as Markdown', () => {
  test.each([
    ['no tags, *as* is $x$', 'no tags, *as* is $x$'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<p>one</p><p>two</p>', 'one\n\ntwo'],
    ['<p>a<br/>b</p>', 'a<br>\nb'],
    ['<p>  Given $a_1*b$ and a_b&nbsp;*c*  </p>', 'Given $a_1*b$ and a\\_b\u00a0\\*c\\*'],
    ['<p>&lt;b&gt; &amp;lt; $a &lt; b$</p>', '&lt;b> &amp;lt; $a < b$'],
    ['<b>bold</b> <i>it</i> <code>c*d</code> x<sup>2</sup>', '**bold** *it* <code>c\\*d</code> x<sup>2</sup>'],
    ['<ul><li>one</li><li>two<ol><li>a</li></ol></li></ul>', '- one\n- two\n\n  1. a'],
    ['<pre>int a;\n  *b &lt; c;\n</pre>', '```\nint a;\n  *b < c;\n```'],
    ['<h2>Input</h2>text', '### Input\n\ntext'],
    ['<img src="/a b.png" alt="pic">', '![pic](</a%20b.png>)'],
    ['<a href="http://x.y">here</a>', '[here](<http://x.y>)'],
    [
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td><td>$|x|$</td></tr></table>',
      '| a | b |\n| --- | --- |\n| 1\\|2 | $|x|$ |',
    ],
    ['<p>unclosed<p>paragraphs', 'unclosed\n\nparagraphs'],
    ['<script>alert(1)</script><p>x</p><style>p{}</style>', 'x'],
    ['<div>- no list</div><div>1. nor this</div>', '\\- no list\n\n1\\. nor this'],
    ['<blockquote><p>q</p></blockquote>', '> q'],
    ['<p>$$$n$$$ and $$$$$$\\sum$$$$$$</p>', '$$$n$$$ and $$$$$$\\sum$$$$$$'],
    ['<span style="x">a</span></p></div>b', 'a\n\nb'],
  ])('%j → %j', (html, markdown) => expect(htmlToMarkdown(html)).toBe(markdown));

  test('addresses can be rewritten', () => {
    expect(htmlToMarkdown('<p><img src="a.png"></p>', (address) => `file://${address}`)).toBe('![](<file://a.png>)');
  });

  test('depth does not exhaust anything', () => {
    expect(htmlToMarkdown(`${'<div>'.repeat(2000)}x`)).toBe('x');
    expect(htmlToMarkdown(`${'<b>'.repeat(2000)}x`)).toContain('x');
    expect(() => htmlToMarkdown(`${'<x>'.repeat(2001)}x`)).toThrow('reader.tooLarge');
    expect(() => htmlToText(`${'<x>'.repeat(2001)}x`)).toThrow('reader.tooLarge');
  });
});
