import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import type { FileRef } from '../file-ref.ts';
import type { ReadContext } from '../format.ts';
import type { ProblemPackage } from '../problem-package.ts';
import { readJsonAs } from '../reading/read-file.ts';
import type { Report } from '../report.ts';
import { archiveManifest, type ProblemManifest, problemManifest } from './manifest.ts';
import { ASSAY_NOTES } from './notes.ts';

/** Code and texts of a problem are in its manifest; cases are not. */
const MANIFEST_BYTES_MAX = 64 * 1024 * 1024;

function entryAt(archive: Archive, path: string, report: Report): ArchiveEntry | null {
  const entry = archive.find(path);
  if (!entry) report.add(ASSAY_NOTES.fileMissing, path);
  return entry;
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
  const path = `${folder}/problem.json`;
  const entry = entryAt(archive, path, report);
  const manifest = entry && (await readJsonAs(problemManifest, entry, path, report, MANIFEST_BYTES_MAX));
  if (!manifest) return null;
  try {
    return withFiles(archive.below(folder), manifest);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    report.add(ASSAY_NOTES.fileMissing, `${folder}/${error.message}`);
    return null;
  }
}

/** Reads the lossless archive. */
export async function readAssay({ archive, report }: ReadContext): Promise<ProblemPackage[]> {
  const entry = entryAt(archive, 'assay.json', report);
  const manifest = entry && (await readJsonAs(archiveManifest, entry, 'assay.json', report, MANIFEST_BYTES_MAX));
  const packages = [];
  for (const folder of manifest?.problems ?? []) packages.push(await readProblem(archive, folder, report.of(folder)));
  return packages.filter((problem) => problem !== null);
}
