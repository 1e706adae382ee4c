import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type Comparison, compareAll } from '@assay/rules/similarity/compare.ts';
import { type OwnProgram, ownProgram } from '@assay/rules/similarity/program.ts';
import { PROGRAM_CHARS_MAX, tokensOf } from '@assay/rules/similarity/tokens.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';

/** Languages by the endings of files; others are left out. */
const LANGUAGES: Record<string, string> = {
  '.c': 'C',
  '.cc': 'C++',
  '.cpp': 'C++',
  '.cxx': 'C++',
  '.h': 'C++',
  '.cs': 'C#',
  '.go': 'Go',
  '.hs': 'Haskell',
  '.java': 'Java',
  '.js': 'JavaScript',
  '.lua': 'Lua',
  '.ml': 'OCaml',
  '.nim': 'Nim',
  '.pas': 'Pascal',
  '.php': 'PHP',
  '.pl': 'Perl',
  '.py': 'Python',
  '.r': 'R',
  '.rb': 'Ruby',
  '.rs': 'Rust',
  '.sh': 'Bash',
  '.ts': 'TypeScript',
};
const FILES_MAX = 20_000;

interface ReadFile {
  path: string;
  program: OwnProgram;
}

const languageOf = (path: string) => LANGUAGES[extname(path).toLowerCase()];

async function readPrograms(folder: string, templates: readonly string[]): Promise<ReadFile[]> {
  const known = await Promise.all(
    templates.map(async (path) => tokensOf(await readFile(path, 'utf8'), languageOf(path) ?? '')),
  );
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && languageOf(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (paths.length === 0) throw new UsageError(`there are no programs in ${folder}`);
  if (paths.length > FILES_MAX) throw new UsageError(`more than ${FILES_MAX} programs in ${folder}`);
  const read: ReadFile[] = [];
  for (const path of paths) {
    const code = (await readFile(path, 'utf8')).slice(0, PROGRAM_CHARS_MAX);
    read.push({ path: relative(folder, path), program: ownProgram(tokensOf(code, languageOf(path)!), known) });
  }
  return read;
}

/** Whose a file is: the folder directly below, or the file where it stands there itself. */
const personOf = (path: string) => path.split(sep)[0]!;

const share = (part: number) => `${(100 * part).toFixed(0)} %`;

function printText(files: readonly ReadFile[], { pairs, tooShort, median, pairCount }: Comparison) {
  for (const { a, b, similarity, oddness, coverageA, coverageB, longest } of pairs) {
    const figures = [share(similarity), oddness.toFixed(1), share(coverageA), share(coverageB), `${longest}`];
    console.log([...figures.map((figure) => figure.padStart(6)), files[a]!.path, files[b]!.path].join('  '));
  }
  console.error(`${files.length} programs, ${pairCount} pairs compared, median ${share(median)}`);
  if (tooShort.length > 0) console.error(`${tooShort.length} with too little of their own to compare`);
}

/**
 * Compares the programs of a folder with each other, as the site does, and prints the pairs that have unusually much in common: similarity,
 * how unusual that is here, what part of each stands in common runs, tokens of the longest run. Files in one folder are one person's.
 * Similarity is not proof. Exit codes: 0 printed, 2 called wrongly.
 */
export const similarity: Command = {
  usage: ['similarity <folder> [--template <file>]… [--min <percent>] [--format text|json]'],

  async run(args): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', multiple: true, default: [] },
        min: { type: 'string', default: '15' },
        format: { type: 'string', default: 'text' },
      },
    });
    const [folder] = positionals;
    if (!folder || positionals.length > 1) throw new UsageError('name one folder');
    const least = Number(values.min) / 100;
    if (!(least >= 0 && least <= 1)) throw new UsageError('--min is a percentage');
    if (values.format !== 'text' && values.format !== 'json')
      throw new UsageError(`there is no format ${values.format}`);
    const files = await readPrograms(folder, values.template);
    const people = [...new Set(files.map(({ path }) => personOf(path)))];
    const compared = compareAll(
      files.map(({ path, program }) => ({ program, person: people.indexOf(personOf(path)) })),
    );
    const result = { ...compared, pairs: compared.pairs.filter((pair) => pair.similarity >= least) };
    if (values.format === 'text') printText(files, result);
    else {
      const pairs = result.pairs.map(({ a, b, ...figures }) => ({ a: files[a]!.path, b: files[b]!.path, ...figures }));
      const tooShort = result.tooShort.map((at) => files[at]!.path);
      console.log(JSON.stringify({ pairs, tooShort, median: result.median, pairCount: result.pairCount }, null, 2));
    }
    return 0;
  },
};
