/** A LIKE pattern for these words alone: the pattern's own signs mean themselves. */
export const exactly = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern for "contains these words". */
export const containing = (words: string) => `%${exactly(words)}%`;
