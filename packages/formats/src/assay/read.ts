import type { Archive } from '../archive/archive.ts';
import { type FileRef, readText } from '../file-ref.ts';
import type { ReadContext } from '../format.ts';
import type { ProblemPackage } from '../problem-package.ts';
import type { Report } from '../report.ts';
import { archiveManifest, type ProblemManifest, problemManifest } from './manifest.ts';
import { ASSAY_NOTES } from './notes.ts';

/** Code and texts of a problem are in its manifest; cases are not. */
const MANIFEST_BYTES_MAX = 64 * 1024 * 1024;

async function readJson(archive: Archive, path: string, report: Report): Promise<unknown> {
  const entry = archive.find(path);
  if (!entry) {
    report.add(ASSAY_NOTES.fileMissing, path);
    return null;
  }
  try {
    return JSON.parse(await readText(entry, MANIFEST_BYTES_MAX));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    report.add(ASSAY_NOTES.notReadable, path, { reason: error.message });
    return null;
  }
}

/** Thrown when a manifest names a file that is not there. */
class Missing extends Error {}

function withFiles(archive: Archive, manifest: ProblemManifest): ProblemPackage {
  const at = (path: string): FileRef => {
    const entry = archive.find(path);
    if (!entry) throw new Missing(path);
    return entry;
  };
  const all = (files: readonly { name: string; file: string }[]) =>
    files.map(({ name, file }) => ({ name, file: at(file) }));
  return {
    ...manifest,
    statementFiles: all(manifest.statementFiles),
    attachments: all(manifest.attachments),
    juryFiles: all(manifest.juryFiles),
    cases: manifest.cases.map((one) => ({
      ...one,
      input: at(one.input),
      output: one.output === null ? null : at(one.output),
    })),
  };
}

async function readProblem(archive: Archive, folder: string, report: Report): Promise<ProblemPackage | null> {
  const inside = archive.below(folder);
  const content = await readJson(archive, `${folder}/problem.json`, report.of(folder));
  if (content === null) return null;
  const manifest = problemManifest.safeParse(content);
  if (!manifest.success) {
    const [issue] = manifest.error.issues;
    report
      .of(folder)
      .add(ASSAY_NOTES.badField, `${folder}/problem.json`, { field: issue!.path.join('.'), reason: issue!.message });
    return null;
  }
  try {
    return withFiles(inside, manifest.data);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    report.of(folder).add(ASSAY_NOTES.fileMissing, `${folder}/${error.message}`);
    return null;
  }
}

/** Reads the lossless archive. */
export async function readAssay({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const content = await readJson(archive, 'assay.json', report);
  if (content === null) return [];
  const manifest = archiveManifest.safeParse(content);
  if (!manifest.success) {
    report.add(ASSAY_NOTES.notReadable, 'assay.json', { reason: manifest.error.issues[0]!.message });
    return [];
  }
  const packages = [];
  for (const folder of manifest.data.problems) packages.push(await readProblem(archive, folder, report));
  return packages.filter((problem) => problem !== null);
}
