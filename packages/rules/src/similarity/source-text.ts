/**
 * A program's text with the line ends of one system, at the same offsets: a carriage return becomes a blank before a line feed, and a line
 * feed elsewhere. Some grammars take the rest of a file for one broken line otherwise.
 */
export const plainSource = (code: string): string =>
  code.replace(/^\uFEFF/, ' ').replace(/\r(\n?)/g, (_, feed: string) => (feed === '' ? '\n' : ' \n'));
