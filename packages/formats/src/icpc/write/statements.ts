import { markdown } from '@assay/markdown/markdown-to-html.ts';
import { type FileRef, readBytes, textFile } from '../../file-ref.ts';
import { pictureType } from '../../markdown/data-pictures.ts';
import { joinStatement } from '../../markdown/sections.ts';
import { replaceFileLinks } from '../../markdown/statement-links.ts';
import type { ProblemPackage } from '../../problem-package.ts';
import { languagesWords, languageWords } from '../../reading/language-words.ts';
import type { Report } from '../../report.ts';
import { WRITER_NOTES } from '../../writing/notes.ts';
import { type Flavour, type Layout, plainName } from './layout.ts';
import { mainLanguage } from './problem-yaml.ts';

/** Statements in Markdown, with documents and pictures. */
export function putStatements(layout: Layout, problem: ProblemPackage, flavour: Flavour) {
  const folder = flavour === '2025-09' ? 'statement' : 'problem_statement';
  const documents = new Set<string>();
  for (const [language, statement] of Object.entries(problem.statements)) {
    const { document } = statement;
    const file = problem.statementFiles.find(({ name }) => name === document)?.file;
    if (document !== null && file) {
      documents.add(document);
      layout.put(`${folder}/problem.${language}.pdf`, file);
    }
    const text = joinStatement(statement, language);
    if (text.trim() === '') continue;
    layout.put(`${folder}/problem.${language}.md`, textFile(replaceFileLinks(text, plainName)));
  }
  for (const { name, file } of problem.statementFiles) {
    if (!documents.has(name)) layout.put(`${folder}/${plainName(name)}`, file);
  }
}

const INLINE_BYTES_MAX = 4 * 1024 * 1024;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The statement as one HTML page with its pictures inside: all that DOMjudge takes besides PDF and plain text. */
async function htmlStatement(problem: ProblemPackage, language: string): Promise<FileRef> {
  const pictures = new Map<string, string>();
  for (const { name, file } of problem.statementFiles) {
    const media = pictureType(name);
    const content = media ? await readBytes(file, INLINE_BYTES_MAX).catch(() => null) : null;
    if (content) pictures.set(name, `data:${media};base64,${content.toString('base64')}`);
  }
  const text = joinStatement(problem.statements[language]!, language);
  const html = markdown.render(replaceFileLinks(text, (name) => pictures.get(name) ?? null));
  const title = escapeHtml(problem.titles[language] ?? problem.key);
  return textFile(
    `<!DOCTYPE html>\n<html lang="${language}">\n<head><meta charset="utf-8"><title>${title}</title></head>\n<body>\n<h1>${title}</h1>\n${html}</body>\n</html>\n`,
  );
}

/** The one statement that DOMjudge shows. */
export async function putDomjudgeStatement(layout: Layout, problem: ProblemPackage, report: Report) {
  const language = mainLanguage(problem);
  const statement = problem.statements[language];
  const lost = Object.keys(problem.statements).filter((other) => other !== language);
  if (lost.length > 0)
    report.add(WRITER_NOTES.languagesLost, null, { kept: languageWords(language), lost: languagesWords(lost) });
  if (!statement) return;
  const document = problem.statementFiles.find(({ name }) => name === statement.document);
  if (document) layout.put('problem.pdf', document.file);
  else layout.put('problem.html', await htmlStatement(problem, language));
}
