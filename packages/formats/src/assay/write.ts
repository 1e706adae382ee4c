import type { ZipContent } from '../archive/write-zip.ts';
import { type FileRef, textFile } from '../file-ref.ts';
import { type WrittenFile, zipOf } from '../format.ts';
import type { PackageFile, ProblemPackage } from '../problem-package.ts';
import type { ProblemManifest } from './manifest.ts';

const json = (value: unknown): FileRef => textFile(`${JSON.stringify(value, null, 2)}\n`);

/** Names inside the archive are made here, so that whatever a file is called, its path is plain. */
const plain = (name: string) =>
  name
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-60) || 'file';

const numbered = (at: number, count: number) => String(at + 1).padStart(String(count).length, '0');

/** Lays a package out as files: the manifest first, then what it names. */
function contentsOf(folder: string, problem: ProblemPackage): ZipContent[] {
  const contents: ZipContent[] = [];
  const put = (path: string, file: FileRef) => {
    contents.push({ path: `${folder}/${path}`, file });
    return path;
  };
  const putAll = (below: string, files: readonly PackageFile[]) =>
    files.map(({ name, file }, at) => ({
      name,
      file: put(`${below}/${numbered(at, files.length)}-${plain(name)}`, file),
    }));
  const manifest = {
    ...problem,
    statementFiles: putAll('statement', problem.statementFiles),
    attachments: putAll('attachments', problem.attachments),
    juryFiles: putAll('jury', problem.juryFiles),
    cases: problem.cases.map((one, at) => {
      const path = `cases/${numbered(at, problem.cases.length)}`;
      return {
        ...one,
        input: put(`${path}.in`, one.input),
        output: one.output === null ? null : put(`${path}.ans`, one.output),
      };
    }),
  } satisfies Omit<ProblemManifest, 'settings'> & { settings: unknown };
  return [{ path: `${folder}/problem.json`, file: json(manifest) }, ...contents];
}

/** Packages laid down in an archive, beside files of its own kind. */
export function assayArchive(packages: readonly ProblemPackage[], beside: readonly ZipContent[]): WrittenFile {
  const folders = packages.map((problem, at) => `${numbered(at, packages.length)}-${plain(problem.key)}`);
  const head: ZipContent = {
    path: 'assay.json',
    file: json({ format: 'assay-problems', version: 1, problems: folders }),
  };
  return zipOf([head, ...beside, ...packages.flatMap((problem, at) => contentsOf(folders[at]!, problem))]);
}

/** The lossless archive: everything the model holds. */
export const writeAssay = async (packages: readonly ProblemPackage[]): Promise<WrittenFile> =>
  assayArchive(packages, []);
