/** The words that rendered content shows on its own parts; handed in, because they are written into plain DOM nodes. */
export interface MarkdownWords {
  copy: string;
  copied: string;
  enlarge: string;
  table: string;
  pdf: string;
  openPdf: string;
  showPdf: string;
  hidePdf: string;
}
