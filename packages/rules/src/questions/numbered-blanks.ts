/** Marks the blanks of a question's text, each written as three underscores or more, with the number of the box that belongs to it. */
export function numberedBlanks(text: string): string {
  let count = 0;
  // full-width signs mean nothing to Markdown, in code neither
  return text.replace(/_{3,}|＿{2,}/g, () => `＿＿(${++count})＿＿`);
}
