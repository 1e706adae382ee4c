/** What the buttons above a text put in (DISC-5). */
export type Markup = 'code' | 'block' | 'link' | 'bullets' | 'numbers' | { emoji: string };

/** A text and what of it is selected, by UTF-16 positions. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

const ADDRESS = 'https://';

/** Puts marks around the selection, or where the cursor is; selects what is to be written next. */
export function insertMarkup({ text, from, to }: Selected, markup: Markup): Selected {
  const before = text.slice(0, from);
  const chosen = text.slice(from, to);
  const after = text.slice(to);
  const put = (head: string, body: string, tail: string): Selected => ({
    text: before + head + body + tail + after,
    from: before.length + head.length,
    to: before.length + head.length + body.length,
  });
  if (typeof markup === 'object') {
    const at = from + markup.emoji.length;
    return { text: before + markup.emoji + after, from: at, to: at };
  }
  // blocks begin and end on lines of their own
  const opens = before === '' || before.endsWith('\n') ? '' : '\n';
  const closes = after.startsWith('\n') ? '' : '\n';
  if (markup === 'code') return put('`', chosen, '`');
  if (markup === 'block') return put(`${opens}\`\`\`\n`, chosen, `\n\`\`\`${closes}`);
  if (markup === 'link') {
    return chosen === '' ? put('[', '', `](${ADDRESS})`) : put(`[${chosen}](`, ADDRESS, ')');
  }
  const lines = chosen.split('\n').map((line, at) => `${markup === 'bullets' ? '-' : `${at + 1}.`} ${line}`);
  const list = put(opens, lines.join('\n'), '');
  return { ...list, from: list.to };
}
