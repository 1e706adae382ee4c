/** `domjudge-problem.ini`: lines `key='value'`, with or without quotes; `;` and `#` begin comments. */
export function readIni(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const match = /^\s*([A-Za-z][\w-]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (!match) continue;
    const value = match[2]!;
    const quoted = /^(['"])(.*)\1$/.exec(value);
    found[match[1]!.toLowerCase()] = quoted ? quoted[2]! : value;
  }
  return found;
}

/** Text that a value can hold: the format has no way to write a line end or a quote of its own kind. */
export function writeIni(values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([key, value]) => {
    const plain = value.replace(/[\r\n]+/g, ' ');
    return plain.includes("'") ? `${key}="${plain.replaceAll('"', "'")}"` : `${key}='${plain}'`;
  });
  return `${lines.join('\n')}\n`;
}
