import { type ArchiveEntry, baseName } from '../archive/archive.ts';
import { emptyStatement } from '../empty-package.ts';
import { readText } from '../file-ref.ts';
import { pictureType } from '../markdown/data-pictures.ts';
import { htmlToMarkdown } from '../markdown/html-to-markdown.ts';
import { splitStatement } from '../markdown/sections.ts';
import type { ProblemPackage, Sample, Statement } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readJsonFile, readTextFile } from '../reading/read-file.ts';
import { texToMarkdown } from '../tex/tex-to-markdown.ts';
import { fileAt, type PolygonPackage } from './package.ts';

/** Polygon names languages in English. */
const LANGUAGES: Readonly<Record<string, string>> = {
  arabic: 'ar',
  armenian: 'hy',
  azerbaijani: 'az',
  belarusian: 'be',
  chinese: 'zh',
  czech: 'cs',
  dutch: 'nl',
  english: 'en',
  finnish: 'fi',
  french: 'fr',
  georgian: 'ka',
  german: 'de',
  hungarian: 'hu',
  italian: 'it',
  japanese: 'ja',
  kazakh: 'kk',
  korean: 'ko',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
  ukrainian: 'uk',
  vietnamese: 'vi',
};

export const languageTag = (name: string): string => LANGUAGES[name.toLowerCase()] ?? name.toLowerCase();

const SECTIONS = ['legend', 'input', 'output', 'interaction', 'scoring', 'notes'] as const;
type Sections = Partial<Record<(typeof SECTIONS)[number] | 'name', string>>;

const SAMPLE_CHARS_MAX = 64 * 1024;

/** The texts of one language: from the properties, else from the files of its sections. */
async function sectionsOf(polygon: PolygonPackage, name: string): Promise<{ sections: Sections; file: string } | null> {
  const { report, root } = polygon;
  const path = `statements/${name}/problem-properties.json`;
  const properties = fileAt(polygon, path);
  if (properties) {
    const json = await readJsonFile(properties, `${root}${path}`, report);
    if (typeof json === 'object' && json !== null) {
      const texts = Object.entries(json).filter(([, value]) => typeof value === 'string');
      return { sections: Object.fromEntries(texts) as Sections, file: path };
    }
  }
  const sections: Sections = {};
  for (const section of [...SECTIONS, 'name'] as const) {
    const file = `statement-sections/${name}/${section}.tex`;
    const entry = fileAt(polygon, file);
    if (entry) sections[section] = (await readTextFile(entry, `${root}${file}`, report)) ?? '';
  }
  return Object.keys(sections).length > 0 ? { sections, file: `statement-sections/${name}` } : null;
}

/** Pictures of one language; one that another language has under the same name gets the language before it. */
function placePictures(problem: ProblemPackage, { files }: PolygonPackage, name: string): Map<string, string> {
  const names = new Map<string, string>();
  const folders = [`statements/${name}/`, `statement-sections/${name}/`, `statements/.html/${name}/`];
  for (const folder of folders) {
    for (const entry of files.entries) {
      const own = baseName(entry.path);
      if (!entry.path.startsWith(folder) || pictureType(own) === null || names.has(own)) continue;
      const isTaken = problem.statementFiles.some((file) => file.name === own);
      const unique = isTaken ? `${languageTag(name)}-${own}` : own;
      problem.statementFiles.push({ name: unique, file: entry });
      names.set(own, unique);
      const stem = own.replace(/\.\w+$/, '');
      if (!names.has(stem)) names.set(stem, unique);
    }
  }
  return names;
}

/** Sections of LaTeX, else a whole problem.tex, else HTML, else a PDF. */
async function readStatement(
  problem: ProblemPackage,
  polygon: PolygonPackage,
  name: string,
): Promise<Statement | null> {
  const { report, root } = polygon;
  const pictures = placePictures(problem, polygon, name);
  const convert = (tex: string, file: string) => {
    const found = (path: string) => pictures.get(baseName(path)) ?? null;
    const { markdown, unknown, pictures: named } = texToMarkdown(tex, found);
    if (unknown.length > 0) report.add(READER_NOTES.texUnknown, `${root}${file}`, { macros: unknown.join(' ') });
    for (const path of named)
      if (found(path) === null) report.add(READER_NOTES.pictureMissing, `${root}${file}`, { name: path });
    return markdown;
  };
  const read = await sectionsOf(polygon, name);
  if (read) {
    const { sections, file } = read;
    const text = (section: keyof Sections) => convert(sections[section] ?? '', file);
    if (sections.name) problem.titles[languageTag(name)] ??= text('name');
    const scoring = text('scoring');
    const title = languageTag(name) === 'zh' ? '评分' : 'Scoring';
    return {
      ...emptyStatement(),
      description: scoring === '' ? text('legend') : `${text('legend')}\n\n### ${title}\n\n${scoring}`,
      input: text('input'),
      output: text('output'),
      interaction: text('interaction'),
      hint: text('notes'),
    };
  }
  const tex = fileAt(polygon, `statements/${name}/problem.tex`);
  if (tex) {
    const source = (await readTextFile(tex, `${root}${tex.path}`, report)) ?? '';
    return splitStatement(convert(source, tex.path));
  }
  const html = fileAt(polygon, `statements/.html/${name}/problem.html`);
  if (html) {
    report.add(READER_NOTES.htmlStatement, `${root}${html.path}`);
    const source = (await readTextFile(html, `${root}${html.path}`, report)) ?? '';
    const link = (address: string) =>
      pictures.has(baseName(address)) ? `file://${pictures.get(baseName(address))}` : address;
    return splitStatement(htmlToMarkdown(source, link));
  }
  const pdf = fileAt(polygon, `statements/.pdf/${name}/problem.pdf`);
  if (!pdf) return null;
  const document = `problem-${languageTag(name)}.pdf`;
  problem.statementFiles.push({ name: document, file: pdf });
  return { ...emptyStatement(), document };
}

/** What is shown of the samples may differ from the tests: `example.01` and `example.01.a` say it. */
async function readSamples(problem: ProblemPackage, polygon: PolygonPackage, name: string): Promise<Sample[]> {
  const { files } = polygon;
  const folder = [`statements/${name}/`, `statement-sections/${name}/`].find((one) =>
    files.entries.some(({ path }) => /^example\.\d+$/.test(path.slice(one.length)) && path.startsWith(one)),
  );
  const shown = (entry: ArchiveEntry | null | undefined) =>
    entry && entry.bytes <= SAMPLE_CHARS_MAX ? readText(entry, SAMPLE_CHARS_MAX) : Promise.resolve('');
  const sample = (input: string, output: string): Sample => ({ input, output, notes: {}, interaction: null });
  if (folder !== undefined) {
    const inputs = files.entries.filter(
      ({ path }) => path.startsWith(folder) && /^example\.\d+$/.test(path.slice(folder.length)),
    );
    inputs.sort((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
    return Promise.all(
      inputs.map(async (entry) => sample(await shown(entry), await shown(files.find(`${entry.path}.a`)))),
    );
  }
  const samples: Sample[] = [];
  for (const { isSample, input, output } of problem.cases) {
    if (!isSample || (input.bytes ?? 0) > SAMPLE_CHARS_MAX || (output?.bytes ?? 0) > SAMPLE_CHARS_MAX) continue;
    samples.push(
      sample(await readText(input, SAMPLE_CHARS_MAX), output ? await readText(output, SAMPLE_CHARS_MAX) : ''),
    );
  }
  return samples;
}

/** Statements of every language the package has, with titles, pictures and samples. */
export async function readStatements(problem: ProblemPackage, polygon: PolygonPackage): Promise<void> {
  for (const name of polygon.xml.all('names/name')) {
    const language = name.attribute('language');
    if (language) problem.titles[languageTag(language)] = name.attribute('value') ?? '';
  }
  const inFolders = polygon.files.entries.flatMap(
    ({ path }) => /^(?:statements|statement-sections)\/(?:\.(?:html|pdf)\/)?([A-Za-z]+)\//.exec(path)?.[1] ?? [],
  );
  const listed = polygon.xml.all('statements/statement').flatMap((one) => one.attribute('language') ?? []);
  const languages = [...new Set([...listed, ...inFolders])];
  for (const name of languages) {
    const statement = await readStatement(problem, polygon, name);
    if (!statement) continue;
    problem.statements[languageTag(name)] = statement;
    if (problem.samples.length === 0) problem.samples = await readSamples(problem, polygon, name);
  }
  if (Object.keys(problem.statements).length === 0) {
    polygon.report.add(READER_NOTES.noStatement, `${polygon.root}problem.xml`);
    problem.samples = await readSamples(problem, polygon, '');
  }
}
