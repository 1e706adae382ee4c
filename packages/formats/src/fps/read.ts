import { wordsWith } from '@assay/contract/words.ts';
import { type Archive, type ArchiveEntry, baseName } from '../archive/archive.ts';
import { emptyPackage } from '../empty-package.ts';
import { bytesFile } from '../file-ref.ts';
import { fromForeign } from '../foreign/checkers.ts';
import { knownLanguage } from '../foreign/known-language.ts';
import type { ReadContext } from '../format.ts';
import { pictureType, takeDataPictures } from '../markdown/data-pictures.ts';
import { readSections, type WrittenText } from '../markdown/read-sections.ts';
import { languageOfText } from '../markdown/text-language.ts';
import type { JudgeProgram, PackageCase, ProblemPackage } from '../problem-package.ts';
import { wordsOfFault } from '../reading/fault.ts';
import { READER_NOTES } from '../reading/notes.ts';
import type { Report } from '../report.ts';
import { extensionOfLanguage } from '../source-language.ts';
import { xmlEvents } from '../xml/xml-events.ts';
import { languageOfFps } from './fps-languages.ts';
import { type FpsCode, type FpsItem, readItem } from './item.ts';
import { FPS_NOTES } from './notes.ts';

const TIME_UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000 };
const MEMORY_UNITS: Readonly<Record<string, number>> = { kb: 1 / 1024, k: 1 / 1024, mb: 1, m: 1, gb: 1024, g: 1024 };

const NO_NUMBER = { en: '{value} is no number', zh: '{value} 不是数字' };

/** A limit in its unit; files of version 1.1 often leave it out and mean the larger one. */
function limitOf(item: FpsItem, field: 'time_limit' | 'memory_limit', file: string, report: Report): number | null {
  const text = item.text(field).trim();
  if (text === '') return null;
  const value = Number(text);
  const [units, fallback] = field === 'time_limit' ? [TIME_UNITS, 's'] : [MEMORY_UNITS, 'mb'];
  const unit = item.units.get(field) ?? '';
  const factor = units[unit];
  if (!/^\d*\.?\d+$|^\d+\.$/.test(text) || !Number.isFinite(value)) {
    report.add(READER_NOTES.badField, file, { field, reason: wordsWith(NO_NUMBER, { value: text.slice(0, 20) }) });
    return null;
  }
  if (factor === undefined) report.add(FPS_NOTES.unitGuessed, file, { field, value: text, unit: fallback });
  const scaled = value * (factor ?? units[fallback]!);
  return field === 'time_limit' ? Math.round(scaled) : Math.ceil(scaled);
}

const PLAIN_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;

/** Pictures by the address that the texts use for them. */
function readPictures(problem: ProblemPackage, item: FpsItem, file: string, report: Report): Map<string, string> {
  const names = new Map<string, string>();
  for (const { src, base64 } of item.pictures) {
    const content = Buffer.from(base64, 'base64');
    const own = baseName(src.replace(/[?#].*$/, ''));
    if (content.length === 0) {
      report.add(FPS_NOTES.pictureBroken, file, { name: src });
      continue;
    }
    const isUsable =
      PLAIN_NAME.test(own) && pictureType(own) !== null && !problem.statementFiles.some(({ name }) => name === own);
    const name = isUsable ? own : `picture-${problem.statementFiles.length + 1}.${extensionOf(content)}`;
    problem.statementFiles.push({ name, file: bytesFile(content) });
    names.set(src, name);
  }
  return names;
}

const extensionOf = (content: Buffer): string => {
  const head = content.subarray(0, 12).toString('latin1');
  if (head.startsWith('\xff\xd8')) return 'jpg';
  if (head.startsWith('GIF8')) return 'gif';
  return head.startsWith('RIFF') ? 'webp' : 'png';
};

/** HTML, or Markdown between marks. */
const written = (text: string): WrittenText =>
  /^\s*\[md\]/.test(text)
    ? { format: 'markdown', value: text.replace(/^\s*\[md\]|\[\/md\]\s*$/g, '') }
    : { format: 'html', value: text };

function readTexts(problem: ProblemPackage, item: FpsItem, file: string, report: Report) {
  const title = item.text('title').trim();
  const pictures = readPictures(problem, item, file, report);
  const language = languageOfText(title, item.text('description'));
  const sections = {
    description: written(item.text('description')),
    input: written(item.text('input')),
    output: written(item.text('output')),
    hint: written(item.text('hint')),
  };
  const statement = readSections(sections, file, report, (address) => pictures.get(address) ?? null);
  problem.titles[language] = title;
  problem.statements[language] = takeDataPictures(statement, problem.statementFiles);
  problem.source = item.text('source').trim();
  const { input, output } = item.samples;
  problem.samples = input.map((text, at) => ({ input: text, output: output[at] ?? '', notes: {}, interaction: null }));
}

function readCases({ tests: { input, output } }: FpsItem, file: string, report: Report): PackageCase[] {
  if (output.length > input.length) {
    report.add(FPS_NOTES.outputsMore, file, { inputs: input.length, outputs: output.length });
  }
  const given = input.map(({ name }) => name?.replace(/\.in$/i, '') ?? '');
  const areUsable = given.every((name) => PLAIN_NAME.test(name)) && new Set(given).size === given.length;
  return input.map((test, at) => {
    const answer = output[at]?.file ?? null;
    const name = areUsable ? given[at]! : String(at + 1);
    if (!answer) report.add(READER_NOTES.answerMissing, file);
    return {
      name,
      inputName: `${name}.in`,
      outputName: `${name}.out`,
      input: test.file,
      output: answer,
      score: null,
      group: null,
      limits: null,
      checkerArguments: null,
      isSample: false,
      description: '',
    };
  });
}

function readJudging(problem: ProblemPackage, { codes }: FpsItem, file: string, report: Report) {
  const program = (role: string, { language: name, code }: FpsCode, isTestlib: boolean): JudgeProgram | null => {
    const language = languageOfFps(name);
    if (!language || (!isTestlib && !/^C(\+\+)?( |$)/.test(language))) {
      report.add(READER_NOTES.checkerLanguage, file, { name: role, language: name });
      return null;
    }
    if (!isTestlib) report.add(READER_NOTES.checkerAdapted, file, { system: 'HUSTOJ' });
    return {
      language,
      name: `${role}.${extensionOfLanguage(language)}`,
      code: isTestlib ? code : fromForeign('hustoj', code),
      convention: isTestlib ? 'testlib' : 'assay',
      arguments: [],
      points: isTestlib ? 'percent' : null,
    };
  };
  const [spj, tpj, interactor] = [codes.spj[0], codes.tpj[0], codes.interactor[0]];
  if (interactor) {
    problem.judging.mode = 'interactive';
    problem.judging.interactor = program('interactor', interactor, true);
  } else if (tpj) {
    problem.judging.mode = 'spj';
    problem.judging.checker = program('checker', tpj, true);
  } else if (spj && /^text$/i.test(spj.language.trim())) report.add(FPS_NOTES.objective, file);
  else if (spj) {
    problem.judging.mode = 'spj';
    problem.judging.checker = program('checker', spj, false);
  }
}

function readPrograms(problem: ProblemPackage, { codes }: FpsItem, file: string, report: Report) {
  const known = (name: string, namedBy: 'solution' | 'template' | 'prepend' | 'append') =>
    knownLanguage(name, namedBy === 'solution' ? namedBy : 'template', file, report, languageOfFps);
  for (const { language: name, code } of codes.solution) {
    const language = known(name, 'solution');
    if (!language) continue;
    const isModel = problem.solutions.length === 0;
    problem.solutions.push({
      name: `solution-${problem.solutions.length + 1}.${extensionOfLanguage(language)}`,
      language,
      code,
      expected: ['accepted'],
      score: null,
      author: '',
      isModel,
    });
  }
  const parts = { prepend: 'prepend', template: 'body', append: 'append' } as const;
  for (const [element, part] of Object.entries(parts) as [keyof typeof parts, (typeof parts)[keyof typeof parts]][]) {
    for (const { language: name, code } of codes[element]) {
      const language = known(name, element);
      if (!language) continue;
      let template = problem.templates.find((one) => one.language === language);
      if (!template) {
        template = { language, prepend: '', body: '', append: '' };
        problem.templates.push(template);
      }
      template[part] = code;
    }
  }
}

function readProblem(item: FpsItem, file: string, report: Report): ProblemPackage {
  const title = item.text('title').trim();
  const own = report.of(title);
  const problem = emptyPackage({ format: 'fps', id: title || null, url: item.text('url').trim() || null });
  problem.judging.limits.timeMs = limitOf(item, 'time_limit', file, own);
  problem.judging.limits.memoryMb = limitOf(item, 'memory_limit', file, own);
  readTexts(problem, item, file, own);
  readJudging(problem, item, file, own);
  readPrograms(problem, item, file, own);
  problem.cases = readCases(item, file, own);
  const site = item.text('remote_oj').trim();
  if (problem.cases.length === 0) {
    if (site === '') own.add(READER_NOTES.noCases, file);
    else own.add(FPS_NOTES.remote, file, { site });
  }
  return problem;
}

/** The files that may be FPS: the only one, whatever it is called, or those that say so. */
const candidates = ({ entries }: Archive) =>
  entries.length === 1 ? entries : entries.filter(({ path }) => /\.xml$/i.test(path));

async function isFps(entry: ArchiveEntry): Promise<boolean> {
  const decoder = new TextDecoder('latin1');
  let head = '';
  for await (const chunk of entry.open()) {
    head += decoder.decode(chunk, { stream: true });
    if (head.length > 4096) break;
  }
  return /<fps[\s>]/.test(head.slice(0, 4096).replaceAll('\0', ''));
}

/** The FPS files of an archive. */
export async function findFiles(archive: Archive): Promise<ArchiveEntry[]> {
  const found: ArchiveEntry[] = [];
  for (const entry of candidates(archive)) if (await isFps(entry)) found.push(entry);
  return found;
}

/** Reads every problem of one XML file, or of several in a zip. */
export async function readFps({ archive, report, keep }: ReadContext): Promise<ProblemPackage[]> {
  const problems: ProblemPackage[] = [];
  for (const entry of await findFiles(archive)) {
    try {
      const events = xmlEvents(entry);
      for (;;) {
        const { value, done } = await events.next();
        if (done) break;
        if (value.kind === 'open' && value.name === 'item') {
          problems.push(readProblem(await readItem(events, keep), entry.path, report));
        }
      }
    } catch (error) {
      report.add(READER_NOTES.notReadable, entry.path, { reason: wordsOfFault(error) });
    }
  }
  return problems;
}
