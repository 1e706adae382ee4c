/** What the buttons above a text put in (DISC-5). */
export type Mark = 'code' | 'block' | 'link' | 'bullets' | 'numbers' | { emoji: string };

/** A text and what of it is selected, by UTF-16 positions. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

const ADDRESS = 'https://';

/** Puts marks around the selection, or where the cursor is; selects what is to be written next. */
export function insertMark({ text, from, to }: Selected, mark: Mark): Selected {
  const before = text.slice(0, from);
  const chosen = text.slice(from, to);
  const after = text.slice(to);
  const put = (head: string, body: string, tail: string): Selected => ({
    text: before + head + body + tail + after,
    from: before.length + head.length,
    to: before.length + head.length + body.length,
  });
  if (typeof mark === 'object') {
    const at = from + mark.emoji.length;
    return { text: before + mark.emoji + after, from: at, to: at };
  }
  // blocks begin and end on lines of their own
  const opens = before === '' || before.endsWith('\n') ? '' : '\n';
  const closes = after.startsWith('\n') ? '' : '\n';
  if (mark === 'code') return put('`', chosen, '`');
  if (mark === 'block') return put(`${opens}\`\`\`\n`, chosen, `\n\`\`\`${closes}`);
  if (mark === 'link') {
    return chosen === '' ? put('[', '', `](${ADDRESS})`) : put(`[${chosen}](`, ADDRESS, ')');
  }
  const lines = chosen.split('\n').map((line, at) => `${mark === 'bullets' ? '-' : `${at + 1}.`} ${line}`);
  const list = put(opens, lines.join('\n'), '');
  return { ...list, from: list.to };
}
