/**
 * Names what makes HTML of texts. Stored HTML of another version is made anew, so it is raised whenever the same text
 * would become other HTML: with a change here, with `markdown-it`, with KaTeX.
 */
export const RENDERER_VERSION = 'markdown-it 14.3.3, katex 0.16.47, 1';
