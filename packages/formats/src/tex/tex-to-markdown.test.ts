import { describe, expect, test } from 'vitest';
import { texToMarkdown } from './tex-to-markdown.ts';

const convert = (tex: string) => texToMarkdown(tex).markdown;

describe('LaTeX of statements as Markdown', () => {
  test.each([
    ['plain text', 'plain text'],
    ['$n$ and $m$5', '$n$ and \\(m\\)5'],
    ['$ a < b $ for $\\text{if $x$}$', '$a < b$ for \\(\\text{if $x$}\\)'],
    ['$$\na+b\n$$', '$$\na+b\n$$'],
    ['\\[x\\] y \\(z\\)', '$$\nx\n$$\n\ny $z$'],
    ['\\begin{align*}a &= b \\\\ c &= d\\end{align*}', '$$\n\\begin{aligned}\na &= b \\\\ c &= d\n\\end{aligned}\n$$'],
    ['\\textbf{bold} \\emph{em} {\\it it} \\bf{x} \\t{code}', '**bold** *em* *it* **x** <code>code</code>'],
    ['\\textbf{ (a) }b', '<strong>(a)</strong> b'],
    ['{\\bf all of this} not this', '**all of this** not this'],
    ['\\underline{u} \\sout{s}', '<u>u</u> <s>s</s>'],
    ["``quoted'' --- dash -- en~space \\ldots", '“quoted” — dash – en\u00a0space …'],
    ['<<quoted>> 5\\% \\$5 a\\_b \\#1 \\{x\\}', '«quoted» 5% \\$5 a\\_b #1 {x}'],
    ['a*b_c[d] 1 < 2', 'a\\*b\\_c\\[d\\] 1 &lt; 2'],
    ['r\\\'ecoltes \\`a \\^etre \\c{c}a \\"{u} na\\"\\i ve \\o \\aa', 'récoltes à être ça ü naïve øå'],
    ['one % comment\ntwo 5\\% three', 'one two 5% three'],
    ['% only\ntext', 'text'],
    ['line\\\\next', 'line<br>\nnext'],
    ['    indented\n    lines', 'indented\nlines'],
    ['- not a list\n1. nor this', '\\- not a list\n1\\. nor this'],
    ['\\section*{Part} text', '### Part\n\ntext'],
    ['\\href{http://x.y/a\\_b}{here} \\url{http://x.y}', '[here](<http://x.y/a_b>) [http://x.y](<http://x.y>)'],
    ['\\verb|a_b|c', '`a_b`c'],
    ['\\begin{quote}q\\end{quote}', '> q'],
    ['a} b', 'a b'],
    ['{a', 'a'],
    ['costs $5', 'costs \\$5'],
    ['\\unknown{kept} text', 'kept text'],
  ])('%j → %j', (tex, markdown) => expect(convert(tex)).toBe(markdown));

  test('lists keep what their items hold', () => {
    const tex =
      '\\begin{itemize}\n \\item one\n   more\n\n \\item two \\begin{enumerate}\\item a \\item b\\end{enumerate}\n\\end{itemize}';
    expect(convert(tex)).toBe('- one\n  more\n- two\n\n  1. a\n  2. b');
  });

  test('code keeps its blanks and signs, inside lists too', () => {
    expect(convert('\\begin{verbatim}\n  a % b $c$\n  }\n\\end{verbatim}')).toBe('```\n  a % b $c$\n  }\n```');
    expect(
      convert(
        '\\begin{itemize}\\item x\n\\begin{lstlisting}[language=C]\nint a;\nint b;\n\\end{lstlisting}\\end{itemize}',
      ),
    ).toBe('- x\n\n  ```\n  int a;\n  int b;\n  ```');
  });

  test('tables', () => {
    const tex =
      '\\begin{tabular}{|l|p{12cm}|}\\hline\n\\textbf{Group} & Points \\\\ \\hline\n1 & $|N| \\leq 10$ \\\\ \\hline \\multicolumn{2}{c}{both} \\\\\n\\end{tabular}';
    expect(convert(tex)).toBe('| **Group** | Points |\n| --- | --- |\n| 1 | $|N| \\leq 10$ |\n| both |  |');
  });

  test('pictures become files of the statement, and are told', () => {
    const { markdown, pictures } = texToMarkdown(
      '\\begin{center}\\includegraphics[width=5cm]{pic/a}\\end{center}\\illustration{0.3}{b.jpeg}{A cat}',
      (path) => (path === 'pic/a' ? 'a.png' : null),
    );
    expect(markdown).toBe('<center>\n\n![](<file://a.png>)\n\n</center>\n\n![A cat](<file://b.jpeg>)\n\n*A cat*');
    expect(pictures).toEqual(['pic/a', 'b.jpeg']);
  });

  test('own macros are written out, in formulas too', () => {
    expect(convert('\\newcommand{\\pair}[2]{$#1+#2$}\\def\\N{\\mathbb{N}}\\pair{a}{b} and $\\N$')).toBe(
      '$a+b$ and $\\mathbb{N}$',
    );
  });

  test('macros that call themselves come to an end', () => {
    expect(convert('\\def\\a{\\a\\a}x \\a').length).toBeLessThan(3_000_000);
  });

  test('what is not understood is named', () => {
    expect(texToMarkdown('\\foo{x} \\begin{strange}y\\end{strange}').unknown).toEqual(['\\foo', 'strange']);
  });

  test('deep nesting does not exhaust the stack', () => {
    expect(convert('{'.repeat(50_000))).toBe('');
    expect(convert('\\textbf{'.repeat(50_000))).toBeDefined();
    expect(convert('\\begin{itemize}\\item '.repeat(5_000))).toBeDefined();
  });

  test('the macros of olymp.sty', () => {
    const tex =
      '\\begin{problem}{Name}{stdin}{stdout}{1 second}{256 megabytes}\nLegend.\n\\InputFile\nAn integer.\n\\OutputFile\nA word.\n\\Example\n\\begin{example}\\exmp{1}{2}\\end{example}\n\\Note\nEasy.\n\\end{problem}';
    expect(convert(tex)).toBe('Legend.\n\n### Input\n\nAn integer.\n\n### Output\n\nA word.\n\n### Note\n\nEasy.');
  });
});
