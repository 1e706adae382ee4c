import { emptyStatement } from '../empty-package.ts';
import type { ProblemPackage, Statement } from '../problem-package.ts';
import { languagesWords, languageWords } from '../reading/language-words.ts';
import type { Report } from '../report.ts';
import { WRITER_NOTES } from './notes.ts';

const PREFERRED = ['zh', 'en'];

/**
 * The statement that a format with room for one gets: Chinese, else English, else the first. Tells which are lost, and
 * writes how to interact into the description.
 */
export function chooseStatement(
  { titles, statements, key }: ProblemPackage,
  report: Report,
): { language: string; title: string; statement: Statement } {
  const languages = [...new Set([...Object.keys(statements), ...Object.keys(titles)])].sort((a, b) => (a < b ? -1 : 1));
  // a title alone is no statement when there is one in another language
  const written = languages.filter((one) => one in statements);
  const among = written.length > 0 ? written : languages;
  const language = PREFERRED.find((one) => among.includes(one)) ?? among[0] ?? 'en';
  const lost = languages.filter((one) => one !== language);
  if (lost.length > 0)
    report.add(WRITER_NOTES.languagesLost, null, { kept: languageWords(language), lost: languagesWords(lost) });
  const statement = statements[language] ?? emptyStatement();
  const title = titles[language] ?? Object.values(titles)[0] ?? key;
  if (statement.interaction === '') return { language, title, statement };
  report.add(WRITER_NOTES.sectionMoved);
  const heading = language.startsWith('zh') ? '交互' : 'Interaction';
  const description = [statement.description, `### ${heading}`, statement.interaction].filter(Boolean).join('\n\n');
  return { language, title, statement: { ...statement, description, interaction: '' } };
}
