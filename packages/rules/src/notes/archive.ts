/** A note as it goes into an archive. */
export interface ArchivedNote {
  title: string;
  content: string;
  category: string | null;
  /** Display id of the problem that it is about, as far as its author may see that. */
  problemId: string | null;
}

/** Characters of a name in the archive, without its ending. */
const NAME_MAX = 80;

/** A name that every file system takes; what has none left is called by the fallback. */
function plainName(words: string, fallback: string): string {
  const plain = [
    ...words
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what file systems refuse
      .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ];
  const cut = plain
    .slice(0, NAME_MAX)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return cut === '' ? fallback : cut;
}

/**
 * Notes as Markdown files: one folder for each category, names that are plain and distinct, whatever they are called (NOTE-5).
 * @returns paths with their texts, in the order of the notes
 */
export function notesAsFiles(notes: readonly ArchivedNote[]): { path: string; text: string }[] {
  // as file systems tell names apart that know no letter case
  const taken = new Set<string>();
  return notes.map(({ title, content, category, problemId }) => {
    const folder = category === null ? '' : `${plainName(category, 'category')}/`;
    const base = `${folder}${plainName(problemId === null ? title : `${problemId} ${title}`, 'note')}`;
    let path = `${base}.md`;
    for (let nth = 2; taken.has(path.toLowerCase()); nth += 1) path = `${base} [${nth}].md`;
    taken.add(path.toLowerCase());
    const about = problemId === null ? '' : `> ${problemId}\n\n`;
    return { path, text: `# ${title}\n\n${about}${content}\n` };
  });
}
