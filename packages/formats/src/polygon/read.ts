import { wordsWith } from '@assay/contract/words.ts';
import { type Archive, type ArchiveEntry, baseName } from '../archive/archive.ts';
import { emptyPackage } from '../empty-package.ts';
import type { ReadContext } from '../format.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { wordsOfFault } from '../reading/fault.ts';
import { READER_NOTES } from '../reading/notes.ts';
import type { Report } from '../report.ts';
import { readXmlTree, type XmlElement } from '../xml/xml-tree.ts';
import { fileAt, type PolygonPackage } from './package.ts';
import { readProgramTests } from './program-tests.ts';
import { readPrograms, readSolutions } from './programs.ts';
import { readStatements } from './statements.ts';
import { mainTestset, readTests } from './tests.ts';

/** The descriptions of problems: one, or one per problem of a contest. Some converters rename the file. */
export const findDescriptions = (archive: Archive): ArchiveEntry[] =>
  archive.entries.filter(({ path }) => /(^|\/)problem\.xml(\.polygon)?$/.test(path));

const numberOf = (element: XmlElement | null): number | null => {
  const text = element?.text.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
};

const MEBIBYTE = 1024 * 1024;

/** Milliseconds, and bytes; both stand in the test set. */
function readLimits(problem: ProblemPackage, { xml }: PolygonPackage, testset: XmlElement | null) {
  const { judging } = problem;
  judging.limits.timeMs = numberOf(testset?.first('time-limit') ?? null);
  const bytes = numberOf(testset?.first('memory-limit') ?? null);
  judging.limits.memoryMb = bytes === null ? null : Math.ceil(bytes / MEBIBYTE);
  const read = xml.first('judging')?.attribute('input-file') ?? null;
  const write = xml.first('judging')?.attribute('output-file') ?? null;
  if (read !== null && write !== null) judging.fileIo = { read, write };
}

/** What the jury keeps beside the problem. */
function readJuryFiles(problem: ProblemPackage, polygon: PolygonPackage) {
  const { files, xml } = polygon;
  const attached = xml.all('files/attachments/file').flatMap((file) => fileAt(polygon, file.attribute('path')) ?? []);
  problem.attachments = attached.map((entry) => ({ name: baseName(entry.path), file: entry }));
  const isUsed = ({ path }: ArchiveEntry) =>
    path === 'files/testlib.h' ||
    attached.some((entry) => entry.path === path) ||
    [problem.judging.checker, problem.judging.interactor].some((program) => `files/${program?.name}` === path);
  problem.juryFiles = files.entries
    .filter((entry) => /^(files|scripts|documents|materials)\/|\/tutorial\.tex$/.test(entry.path) && !isUsed(entry))
    .map((entry) => ({ name: entry.path, file: entry }));
}

const OTHER_ROOT = { en: 'its root is {name}, not problem', zh: '根元素是 {name}，而不是 problem' };

async function readProblem(archive: Archive, entry: ArchiveEntry, report: Report): Promise<ProblemPackage | null> {
  let xml: XmlElement;
  try {
    xml = await readXmlTree(entry);
  } catch (error) {
    report.add(READER_NOTES.notReadable, entry.path, { reason: wordsOfFault(error) });
    return null;
  }
  if (xml.name !== 'problem') {
    report.add(READER_NOTES.notReadable, entry.path, { reason: wordsWith(OTHER_ROOT, { name: xml.name }) });
    return null;
  }
  const root = entry.path.slice(0, entry.path.length - baseName(entry.path).length);
  const key = xml.attribute('short-name') ?? baseName(root.replace(/\/$/, ''));
  const polygon = { files: archive.below(root), root, xml, report: report.of(key) };
  const [revision, url] = [xml.attribute('revision'), xml.attribute('url')];
  const problem = emptyPackage({ format: 'polygon', id: key || null, revision, url });
  problem.key = key;
  problem.tags = xml.all('tags/tag').flatMap((tag) => tag.attribute('value') ?? []);
  const testset = mainTestset(polygon);
  readLimits(problem, polygon, testset);
  readTests(problem, polygon, testset);
  await readPrograms(problem, polygon);
  await readProgramTests(problem, polygon);
  await readStatements(problem, polygon);
  await readSolutions(problem, polygon);
  readJuryFiles(problem, polygon);
  return problem;
}

/** Reads a problem of Polygon, or all problems of a contest. */
export async function readPolygon({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const problems: ProblemPackage[] = [];
  for (const entry of findDescriptions(archive)) {
    const problem = await readProblem(archive, entry, report);
    if (problem) problems.push(problem);
  }
  return problems;
}
