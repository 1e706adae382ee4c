import { describe, expect, it } from 'vitest';
import { markdownToHtml } from './markdown-to-html.ts';

const inline = (source: string) => markdownToHtml(source).replace(/^<p>|<\/p>\n$/g, '');

describe('formulas in markdown', () => {
  it.each([
    ['$a+b$', '<span class="tex">a+b</span>'],
    ['$$a+b$$ end', '<span class="tex tex-display">a+b</span> end'],
    ['x $$$n$$$ y', 'x <span class="tex">n</span> y'],
    ['\\(a\\)', '<span class="tex">a</span>'],
    ['$a<b$', '<span class="tex">a&lt;b</span>'],
    ['$\\$5$', '<span class="tex">\\$5</span>'],
    ['$a_1 * b_2 * c$', '<span class="tex">a_1 * b_2 * c</span>'],
  ])('reads %s', (source, html) => expect(inline(source)).toBe(html));

  it.each(['costs $5 or $10', 'a $ b $ c', 'only one $ here', '`$x$`', '\\$x\\$'])('leaves %s as text', (source) =>
    expect(markdownToHtml(source)).not.toContain('class="tex"'),
  );

  it('reads display formulas over several lines', () => {
    expect(markdownToHtml('before\n\n$$\n\\sum_{i=1}^n i\n$$\n\nafter')).toContain(
      '<div class="tex tex-display">\\sum_{i=1}^n i</div>',
    );
    expect(markdownToHtml('\\[\nx\n\\]')).toContain('<div class="tex tex-display">x</div>');
  });

  it('keeps table cells whole around |', () => {
    const html = markdownToHtml('| v | n |\n|---|---|\n| $|a|$ | 1 |\n| `$|b|$` | 2 |');
    expect(html.match(/<td>/g)).toHaveLength(4);
    expect(html).toContain('<td><span class="tex">|a|</span></td>');
    expect(html).toContain('<td><code>$|b|$</code></td>');
  });

  it('keeps pipes of formulas outside tables', () => {
    expect(inline('$|x|$ and ```|```')).toContain('|x|');
    expect(markdownToHtml('```\n$|x|$\n```')).toContain('$|x|$');
  });
});

describe('files that a statement names and the site does not have', () => {
  it.each([
    ['![](<file://red cat.png>)', '<em>[red cat.png]</em>'],
    ['![a cat](file://cat.png)', '<em>[cat.png]</em>'],
    ['![](<file://a"b&c.png>)', '<em>[a&quot;b&amp;c.png]</em>'],
    ['![a cat](/cat.png)', '<img src="/cat.png" alt="a cat">'],
  ])('shows %s', (source, html) => expect(inline(source)).toBe(html));
});
