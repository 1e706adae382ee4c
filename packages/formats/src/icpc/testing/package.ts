import { readPackage, zipFiles } from '../../testing/packages.ts';

/** Contents by path. */
export type Files = Record<string, string | Uint8Array>;

/** The smallest package of the legacy version. */
export const LEGACY: Files = {
  'problem.yaml':
    'name: Different\nsource: A contest\nlicense: cc by-sa\nlimits:\n  time_limit: 1.5\n  memory: 512\nkeywords: easy math\n',
  'problem_statement/problem.en.md': 'Story ![cat](cat.png)\n\n## Input\nTwo numbers.\n\n## Output\nOne.\n',
  'problem_statement/cat.png': 'PNG',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/01.in': '3 4\n',
  'data/secret/01.ans': '7\n',
  'submissions/accepted/sol.cpp': 'int main() {}\n',
};

export const read = async (files: Files, fileName?: string) => readPackage(await zipFiles(files), fileName);
/** The only problem of a package made of the smallest legacy one and these files; null takes a file away. */
export async function readWith(changes: Record<string, string | Uint8Array | null>) {
  const files = Object.fromEntries(
    Object.entries({ ...LEGACY, ...changes }).filter((row): row is [string, string | Uint8Array] => row[1] !== null),
  );
  const { packages, ...rest } = await read(files);
  return { problem: packages[0]!, ...rest };
}
