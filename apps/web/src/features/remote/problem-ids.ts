/** A range names each id in it; more at once would keep a site busy for too long. */
export const IDS_MAX = 100;

/** Ids that somebody typed: `1000 1002-1004`, with blanks or commas between them, each once. */
export function readRemoteIds(text: string): string[] {
  const ids = new Set<string>();
  for (const word of text.split(/[\s,，;；]+/)) {
    const range = /^(\d{1,6})-(\d{1,6})$/.exec(word);
    if (!range) {
      if (word !== '') ids.add(word);
      continue;
    }
    const [from, to] = [Number(range[1]), Number(range[2])];
    for (let id = from; id <= to && ids.size <= IDS_MAX; id++) ids.add(String(id));
  }
  return [...ids].slice(0, IDS_MAX);
}
