/** Splits highlighted HTML at line ends; spans that reach over a line end are closed and opened again. */
export function splitHighlighted(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
export const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character]!);

/** The highlighter's language for a content type such as `text/x-c++src` or a language's name such as "C++17". */
export function codeTag(language: string): string {
  const name = language.toLowerCase();
  if (/c\+\+|g\+\+|cpp/.test(name)) return 'cpp';
  if (/javascript|node/.test(name)) return 'javascript';
  if (/java/.test(name)) return 'java';
  if (/py/.test(name)) return 'python';
  if (/c#|csharp/.test(name)) return 'csharp';
  if (/f#|fsharp/.test(name)) return 'fsharp';
  if (/^c\b|^gcc/.test(name)) return 'c';
  return /[a-z]+/.exec(name)?.[0] ?? '';
}
