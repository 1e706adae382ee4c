import { JUDGE_MODE_TEXT } from '@assay/contract/problems/judge-modes.ts';
import { type Words, wordsWith } from '@assay/contract/words.ts';
import { type FileRef, readBytes } from '../file-ref.ts';
import { toForeign } from '../foreign/checkers.ts';
import type { WrittenFile } from '../format.ts';
import { mapSections, pictureType } from '../markdown/data-pictures.ts';
import { linkedFiles, replaceFileLinks } from '../markdown/statement-links.ts';
import type { PackageFile, ProblemPackage, Statement } from '../problem-package.ts';
import type { Report } from '../report.ts';
import { PROGRAM_REASONS, WRITER_NOTES } from '../writing/notes.ts';
import { chooseStatement } from '../writing/one-statement.ts';
import { everyArgument } from '../writing/program-arguments.ts';
import { reportLosses } from '../writing/report-losses.ts';
import { escapeAttribute, isXmlSafe, textSection } from './cdata.ts';
import { fpsLanguage } from './fps-languages.ts';
import { FPS_NOTES } from './notes.ts';

const PICTURE_BYTES_MAX = 16 * 1024 * 1024;

/** A piece of the file: text as it is, or a file that flows into a CDATA section. */
type Piece = string | { file: FileRef };

type Attributes = Record<string, string>;

const tag = (name: string, attributes: Attributes = {}) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(value)}"`)].join(' ')}>`;

const element = (name: string, text: string, attributes: Attributes = {}): Piece =>
  `${tag(name, attributes)}${textSection(text)}</${name}>\n`;

const fileElement = (name: string, file: FileRef | null, attributes: Attributes): Piece[] =>
  file === null ? [element(name, '', attributes)] : [tag(name, attributes), { file }, `</${name}>\n`];

/** Address of a picture: HUSTOJ puts its own in the place of this text, wherever it stands. */
const addressOf = (name: string) => `fps-images/${encodeURIComponent(name)}`;

const marked = (markdown: string) => (markdown === '' ? '' : `[md]${markdown}[/md]`);

function textPieces(problem: ProblemPackage, title: string, statement: Statement, shown: ReadonlySet<string>): Piece[] {
  const { judging, samples, source } = problem;
  const { timeMs, memoryMb } = judging.limits;
  const texts = mapSections(statement, (text) =>
    replaceFileLinks(text, (name) => (shown.has(name) ? addressOf(name) : null)),
  );
  return [
    element('title', title),
    ...(timeMs === null ? [] : [element('time_limit', String(timeMs), { unit: 'ms' })]),
    ...(memoryMb === null ? [] : [element('memory_limit', String(memoryMb), { unit: 'mb' })]),
    element('description', marked(texts.description)),
    element('input', marked(texts.input)),
    element('output', marked(texts.output)),
    element('hint', marked(texts.hint)),
    element('source', source),
    ...samples.flatMap(({ input, output }) => [element('sample_input', input), element('sample_output', output)]),
  ];
}

async function picturePieces(pictures: readonly PackageFile[]): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const { name, file } of pictures) {
    const base64 = (await readBytes(file, PICTURE_BYTES_MAX)).toString('base64');
    pieces.push('<img>\n', element('src', addressOf(name)), element('base64', base64), '</img>\n');
  }
  return pieces;
}

/** The checker or interactor, or an error: a problem without the program that decides is another problem. */
function judgePieces({ judging, cases }: ProblemPackage, report: Report): Piece[] {
  const { mode, checker, interactor } = judging;
  if (mode === 'default') return [];
  const program = mode === 'spj' ? checker : mode === 'interactive' ? interactor : null;
  if (!program) {
    report.add(WRITER_NOTES.modeNotThere, null, { mode: JUDGE_MODE_TEXT[mode] });
    return [];
  }
  const { name, convention, code } = program;
  const args = everyArgument(program, cases);
  const language = fpsLanguage(program.language ?? '');
  const refuse = (reason: Words): Piece[] => {
    report.add(WRITER_NOTES.checkerNotThere, null, { name, reason });
    return [];
  };
  if (args.length > 0) return refuse(wordsWith(PROGRAM_REASONS.arguments, { arguments: args.join(' ') }));
  if (convention === 'testlib') return [element(mode === 'spj' ? 'tpj' : 'interactor', code, { language })];
  if (convention === 'icpc') return refuse(PROGRAM_REASONS.icpc);
  if (mode === 'interactive') return refuse(PROGRAM_REASONS.interactor);
  const foreign = language === 'C' || language === 'C++' ? toForeign('hustoj', code) : null;
  if (foreign === null) return refuse(wordsWith(PROGRAM_REASONS.language, { language }));
  return [element('spj', foreign, { language })];
}

function codePieces({ templates, solutions }: ProblemPackage): Piece[] {
  const pieces: Piece[] = [];
  const put = (name: string, code: string, language: string) => {
    if (code !== '') pieces.push(element(name, code, { language: fpsLanguage(language) }));
  };
  for (const { language, prepend, body, append } of templates) {
    put('prepend', prepend, language);
    put('template', body, language);
    put('append', append, language);
  }
  for (const { language, code, expected } of solutions) {
    if (language !== null && expected.length === 1 && expected[0] === 'accepted') put('solution', code, language);
  }
  return pieces;
}

async function casePieces({ cases }: ProblemPackage, report: Report): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const { name, input, output } of cases) {
    const isSafe = (await isXmlSafe(input)) && (output === null || (await isXmlSafe(output)));
    if (!isSafe) report.add(FPS_NOTES.bytesLost, null, { name });
    pieces.push(...fileElement('test_input', input, { name }), ...fileElement('test_output', output, { name }));
  }
  return pieces;
}

async function itemPieces(problem: ProblemPackage, report: Report): Promise<Piece[]> {
  reportLosses(problem, report, 'fps');
  const { title, statement } = chooseStatement(problem, report);
  const texts = [statement.description, statement.input, statement.output, statement.hint].join('\n');
  const linked = new Set(linkedFiles(texts));
  const canShow = ({ name, file }: PackageFile) =>
    linked.has(name) && pictureType(name) !== null && (file.bytes ?? 0) <= PICTURE_BYTES_MAX;
  const pictures = problem.statementFiles.filter(canShow);
  const lost = problem.statementFiles.filter((file) => !canShow(file)).map(({ name }) => name);
  if (lost.length > 0) report.add(WRITER_NOTES.filesLost, null, { names: lost.join(', ') });
  return [
    '<item>\n',
    ...textPieces(problem, title, statement, new Set(pictures.map(({ name }) => name))),
    ...(await picturePieces(pictures)),
    ...judgePieces(problem, report),
    ...codePieces(problem),
    ...(await casePieces(problem, report)),
    '</item>\n',
  ];
}

/** One XML file for all problems. Programs of testlib came with version 1.6; older readers get what they understand. */
export async function writeFps(packages: readonly ProblemPackage[], report: Report): Promise<WrittenFile> {
  const items: Piece[] = [];
  for (const problem of packages) items.push(...(await itemPieces(problem, report.of(problem.key))));
  const isNew = packages.some(({ judging }) =>
    [judging.checker, judging.interactor].some((program) => program?.convention === 'testlib'),
  );
  const pieces: Piece[] = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `${tag('fps', { version: isNew ? '1.6' : '1.2', url: 'https://github.com/zhblue/freeproblemset/' })}\n`,
    '<generator name="Assay" url=""/>\n',
    ...items,
    '</fps>\n',
  ];
  return { extension: '.xml', mediaType: 'application/xml', content: { kind: 'text', pieces } };
}
