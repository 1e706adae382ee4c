import { type ArchiveEntry, baseName } from '../../archive/archive.ts';
import { emptyStatement } from '../../empty-package.ts';
import { readText } from '../../file-ref.ts';
import { takeDataPictures } from '../../markdown/data-pictures.ts';
import { htmlToMarkdown } from '../../markdown/html-to-markdown.ts';
import { splitStatement } from '../../markdown/sections.ts';
import { linkStatementFiles } from '../../markdown/statement-links.ts';
import type { PackageFile, ProblemPackage, Statement } from '../../problem-package.ts';
import { languageWords } from '../../reading/language-words.ts';
import { READER_NOTES } from '../../reading/notes.ts';
import type { Report } from '../../report.ts';
import { texToMarkdown } from '../../tex/tex-to-markdown.ts';
import { ICPC_NOTES } from './notes.ts';
import { type ProblemYaml, replaceConstants } from './problem-yaml.ts';
import type { Takes } from './take.ts';

const TEXT_BYTES_MAX = 2 * 1024 * 1024;
const PICTURE = /\.(png|jpe?g|gif|svg|webp)$/i;
const LANGUAGE_UNSAID = 'en';

/** Text forms, the preferred first; a PDF beside them stays as a document. */
const TEXT_FORMS = ['md', 'tex', 'html', 'txt'] as const;
type Form = (typeof TEXT_FORMS)[number] | 'pdf';

interface Found {
  language: string;
  form: Form;
  entry: ArchiveEntry;
}

function findStatements(takes: Takes): Found[] {
  const inFolders = [...takes.seeBelow('statement'), ...takes.seeBelow('problem_statement')];
  const atRoot = takes.archive.entries.filter(({ path }) => /^problem\.(pdf|html|txt)$/.test(path));
  return [...inFolders, ...atRoot].flatMap((entry) => {
    const name =
      /^(?:(?:problem_)?statement\/)?problem(?:\.([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*))?\.(md|tex|html|txt|pdf)$/.exec(
        entry.path,
      );
    if (!name) return [];
    return [{ language: (name[1] ?? LANGUAGE_UNSAID).replace('_', '-').toLowerCase(), form: name[2] as Form, entry }];
  });
}

/** Takes out what the site shows by itself: samples stand beside the text. */
const withoutSampleTokens = (text: string) =>
  text.replace(/\{\{(nextsample|remainingsamples)\}\}|\\(next|remaining)samples?\b/g, '');

/** Macros of the package format in the words of plain LaTeX. */
const plainTex = (tex: string) =>
  tex
    .replace(/%%\s*plainproblemname:.*$/gm, '')
    .replace(/\\problemname(\{(?:[^{}]|\{[^{}]*\})*\})?/g, '')
    .replace(/\\begin\{(Input|Output|Interaction)\}/g, '\\section*{$1}')
    .replace(/\\end\{(Input|Output|Interaction)\}/g, '');

/** A title is shown as it is: signs that Markdown escapes stand for themselves. */
const plainText = (inMarkdown: string) =>
  inMarkdown
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
    .trim();

const titleOfTex = (tex: string): string | null => {
  const plain = /%%\s*plainproblemname:\s*(.+)$/m.exec(tex)?.[1];
  const named = plain ?? /\\problemname\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(tex)?.[1];
  return named ? plainText(texToMarkdown(named).markdown) : null;
};

/** Pictures may be named without their extension in LaTeX. */
function pictureFinder(files: readonly PackageFile[], missing: (path: string) => void) {
  const byName = new Map(files.map(({ name }) => [name, name]));
  for (const { name } of files) {
    const stem = name.replace(PICTURE, '');
    if (!byName.has(stem)) byName.set(stem, name);
  }
  return (path: string): string | null => {
    const found = byName.get(baseName(path)) ?? null;
    if (found === null) missing(path);
    return found;
  };
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** What a page says, without its head and the title over it. */
const bodyOf = (html: string) =>
  (/<body[^>]*>([\s\S]*?)(<\/body>|$)/i.exec(html)?.[1] ?? html)
    .replace(/<(style|script|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/^\s*<h1[^>]*>[\s\S]*?<\/h1>/i, '');

interface StatementReader {
  yaml: ProblemYaml;
  report: Report;
  pictures: readonly PackageFile[];
  /** Of the statement; pictures written into a page are added. */
  files: PackageFile[];
}

async function readTextForm({ yaml, report, pictures, files }: StatementReader, { form, entry }: Found) {
  const text = await readText(entry, TEXT_BYTES_MAX);
  const constant = replaceConstants(text, yaml.constants);
  if (form === 'txt') return { statement: splitStatement(`<pre>\n${escapeHtml(constant)}\n</pre>`), title: null };
  const missing = (name: string) => report.add(READER_NOTES.pictureMissing, entry.path, { name });
  if (form === 'tex') {
    const { markdown, unknown } = texToMarkdown(
      plainTex(withoutSampleTokens(constant)),
      pictureFinder(pictures, missing),
    );
    report.add(ICPC_NOTES.texStatement, entry.path);
    if (unknown.length > 0) report.add(READER_NOTES.texUnknown, entry.path, { macros: unknown.join(' ') });
    return { statement: splitStatement(markdown), title: titleOfTex(text) };
  }
  const names = new Map(pictures.map(({ name }) => [name, name]));
  if (form === 'html') {
    const linked = linkStatementFiles(bodyOf(withoutSampleTokens(constant)), names);
    return { statement: takeDataPictures(splitStatement(htmlToMarkdown(linked)), files), title: null };
  }
  return { statement: splitStatement(linkStatementFiles(withoutSampleTokens(constant), names)), title: null };
}

/** Statements, their titles and pictures. LaTeX stays with the files of the jury, too. */
export async function readStatements(takes: Takes, yaml: ProblemYaml, report: Report, problem: ProblemPackage) {
  const found = findStatements(takes);
  for (const entry of [...takes.seeBelow('statement'), ...takes.seeBelow('problem_statement')]) {
    if (!PICTURE.test(entry.path) || problem.statementFiles.some(({ name }) => name === baseName(entry.path))) continue;
    takes.mark(entry);
    problem.statementFiles.push({ name: baseName(entry.path), file: entry });
  }
  const pictures = [...problem.statementFiles];
  const titles: Record<string, string> = {};
  for (const language of new Set(found.map((one) => one.language))) {
    const forms = found.filter((one) => one.language === language);
    const text = TEXT_FORMS.flatMap((form) => forms.find((one) => one.form === form) ?? [])[0];
    const pdf = forms.find(({ form }) => form === 'pdf');
    let statement: Statement = emptyStatement();
    if (text) {
      const read = await readTextForm({ yaml, report, pictures, files: problem.statementFiles }, text);
      statement = read.statement;
      if (text.form !== 'tex') takes.mark(text.entry);
      if (read.title) titles[language] = read.title;
    }
    if (pdf) {
      takes.mark(pdf.entry);
      statement.document = `problem.${language}.pdf`;
      problem.statementFiles.push({ name: statement.document, file: pdf.entry });
      if (!text) report.add(ICPC_NOTES.pdfStatement, pdf.entry.path, { language: languageWords(language) });
    }
    problem.statements[language] = statement;
  }
  if (found.length === 0) report.add(READER_NOTES.noStatement, null);
  nameProblem(takes, yaml, report, problem, titles);
}

/** Titles of `problem.yaml` come first, then those in the statements; without any, the short name. */
function nameProblem(
  takes: Takes,
  yaml: ProblemYaml,
  report: Report,
  problem: ProblemPackage,
  inTex: Record<string, string>,
) {
  const { '': unsaid, ...named } = yaml.names;
  problem.titles = { ...inTex, ...named };
  const languages = Object.keys(problem.statements);
  if (unsaid) {
    const [only] = languages;
    problem.titles = { ...inTex, [languages.length === 1 ? only! : LANGUAGE_UNSAID]: unsaid };
  }
  if (Object.keys(problem.titles).length === 0) {
    const name = takes.archive.name || 'problem';
    report.add(ICPC_NOTES.noName, 'problem.yaml', { name });
    problem.titles[languages[0] ?? LANGUAGE_UNSAID] = name;
  }
}
