import { type Archive, type ArchiveEntry, baseName } from '../archive/archive.ts';
import { emptyStatement } from '../empty-package.ts';
import { takeDataPictures } from '../markdown/data-pictures.ts';
import { readWritten } from '../markdown/read-sections.ts';
import { splitStatement } from '../markdown/sections.ts';
import { linkedFiles } from '../markdown/statement-links.ts';
import { languageOfText } from '../markdown/text-language.ts';
import type { ProblemPackage, Sample } from '../problem-package.ts';
import { READER_NOTES } from '../reading/notes.ts';
import { readTextFile } from '../reading/read-file.ts';
import type { Report } from '../report.ts';

const STATEMENT = /^problem(?:[_.]([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*))?\.(md|pdf)$/;

/** Blocks marked `input1`, `output1`, … are the samples. */
const SAMPLE = /^(`{3,})[ \t]*(input|output)(\d+)[^\n]*\n([\s\S]*?)^\1`*[ \t]*$\n?/gm;

function takeSamples(markdown: string): { rest: string; samples: Sample[] } {
  const found = new Map<number, { input: string; output: string }>();
  const rest = markdown.replace(SAMPLE, (_, _fence, kind: 'input' | 'output', number: string, text: string) => {
    const sample = found.get(Number(number)) ?? { input: '', output: '' };
    found.set(Number(number), { ...sample, [kind]: text });
    return '';
  });
  const samples = [...found].sort(([a], [b]) => a - b).map(([, one]) => ({ ...one, notes: {}, interaction: null }));
  return { rest, samples };
}

/** A statement file may hold JSON of all languages instead of Markdown. */
function textsOf(text: string, language: string | null): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      Object.values(parsed).every((one) => typeof one === 'string')
    ) {
      return Object.fromEntries(Object.entries(parsed).map(([tag, one]) => [tagOf(tag), one as string]));
    }
  } catch {
    // Markdown.
  }
  return { [language ?? languageOfText(text)]: text };
}

const tagOf = (tag: string) => tag.replace('_', '-').toLowerCase();

/** Files of the statement: those that it names; the others are offered for download. */
function placeFiles(
  problem: ProblemPackage,
  additional: Archive,
  texts: readonly string[],
  told: ReadonlySet<string>,
  report: Report,
) {
  const linked = new Set(texts.flatMap(linkedFiles).map(decodeURIComponentSafely));
  for (const entry of additional.entries) {
    const name = baseName(entry.path);
    const list = linked.has(name) ? problem.statementFiles : problem.attachments;
    if (!list.some((one) => one.name === name)) list.push({ name, file: entry });
  }
  for (const name of linked) {
    if (!told.has(name) && !problem.statementFiles.some((one) => one.name === name))
      report.add(READER_NOTES.pictureMissing, null, { name });
  }
}

function decodeURIComponentSafely(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Media marks of Hydro as plain links: `@[PDF](file://a.pdf)`, `@[video](…)`. */
const plainMedia = (markdown: string) => markdown.replace(/(^|[^\w\\])@\[([^\]\n]*)\]\(/g, '$1[$2](');

/** Reads the statements beside `problem.yaml`, their samples and their files. */
export async function readStatements(problem: ProblemPackage, inside: Archive, title: string, report: Report) {
  const found = inside.entries.filter(({ path }) => STATEMENT.test(path));
  const texts: string[] = [];
  /** Files whose absence has been told. */
  const told = new Set<string>();
  for (const entry of found) {
    const [, tag, form] = STATEMENT.exec(entry.path)!;
    const language = tag ? tagOf(tag) : null;
    if (form === 'pdf') {
      placeDocument(problem, entry, language ?? languageOfText(title));
      continue;
    }
    const text = await readTextFile(entry, entry.path, report);
    if (text === null) continue;
    for (const [own, markdown] of Object.entries(textsOf(text, language))) {
      const { rest, samples } = takeSamples(markdown);
      if (problem.samples.length === 0) problem.samples = samples;
      const isLinked = (address: string) => (address.startsWith('file://') ? address.slice('file://'.length) : null);
      const relative = (address: string) => {
        const name = isLinked(address) ?? baseName(address);
        if (isLinked(address) !== null || inside.find(`additional_file/${name}`)) return name;
        told.add(name);
        return null;
      };
      const readable = readWritten({ format: 'markdown', value: plainMedia(rest) }, entry.path, report, relative);
      texts.push(readable);
      const { document } = problem.statements[own] ?? emptyStatement();
      const statement = takeDataPictures(splitStatement(readable), problem.statementFiles);
      problem.statements[own] = { ...statement, document };
    }
  }
  for (const language of Object.keys(problem.statements)) problem.titles[language] = title;
  if (Object.keys(problem.titles).length === 0) problem.titles[languageOfText(title)] = title;
  placeFiles(problem, inside.below('additional_file'), texts, told, report);
}

function placeDocument(problem: ProblemPackage, entry: ArchiveEntry, language: string) {
  const statement = problem.statements[language] ?? emptyStatement();
  problem.statementFiles.push({ name: entry.path, file: entry });
  problem.statements[language] = { ...statement, document: entry.path };
}
