/** How the runtimes of the languages begin the line that names what went wrong. */
const NAMED =
  /^(?:\[?[\w.$]*(?:Exception|Error)\b|Exception in thread |panic: |thread '.*' panicked|terminate called|(?:PHP )?Fatal error: |Runtime error )/;
const LINE_CHARS_MAX = 300;

/**
 * The line of a program's standard error that says why it ended: the name of the exception and its message. Null where there is none.
 * @param stderr as much of it as is known, with the beginning and the end
 */
export function failureLine(stderr: string): string | null {
  const lines = stderr.split('\n').map((line) => line.trimEnd());
  // Lines of a stack are indented; a line with a colon at its end announces one.
  const told = lines.filter((line) => /^\S/.test(line) && !line.endsWith(':'));
  const isPython = lines.some((line) => line.startsWith('Traceback (most recent call last)'));
  const found = isPython ? told.at(-1) : (told.find((line) => NAMED.test(line)) ?? told.at(-1));
  if (!found) return null;
  const next = lines[lines.indexOf(found) + 1]?.trim() ?? '';
  const line = found.replace(/^Exception in thread "[^"]*" /, '') + (next.startsWith('what():') ? `, ${next}` : '');
  return line.length <= LINE_CHARS_MAX ? line : `${line.slice(0, LINE_CHARS_MAX)}…`;
}
