/** A LIKE pattern for "contains these words": the pattern's own signs mean themselves. */
export const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
