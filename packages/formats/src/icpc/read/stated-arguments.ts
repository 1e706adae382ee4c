import { Report } from '../../report.ts';
import { asMap, asWords, type YamlValue } from '../../yaml.ts';
import { readGroupFile } from './group-file.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import type { Takes } from './take.ts';

/** What configurations say of arguments: by program, or one list for all of them; null when they say nothing. */
export type Stated = YamlValue | null;

/**
 * What is stated for each case, by its path below `data/` without the ending: by the case itself, else by the innermost
 * folder around it that says anything, an empty list being something. `''` stands for all of the secret data.
 * @param keys under which it may stand, the first counts
 * @param report is told of settings of folders that cannot be read; those of cases were read before
 */
export async function statedForCases(
  takes: Takes,
  yaml: ProblemYaml,
  keys: readonly string[],
  report = new Report(),
): Promise<Map<string, Stated>> {
  const known = new Map<string, Stated>();
  const statedIn = async (path: string, told: Report): Promise<Stated> => {
    if (known.has(path)) return known.get(path)!;
    const file = await readGroupFile(takes.take(path), yaml, told);
    const stated = keys.map((key) => file[key]).find((value) => value !== undefined) ?? null;
    known.set(path, stated);
    return stated;
  };
  const ofFolder = async (folder: string): Promise<Stated> => {
    const own =
      (await statedIn(`data/${folder}testdata.yaml`, report)) ??
      (await statedIn(`data/${folder}test_group.yaml`, report));
    if (own !== null || folder === '') return own;
    return ofFolder(folder.replace(/[^/]+\/$/, ''));
  };
  const stated = new Map<string, Stated>([['', await ofFolder('secret/')]]);
  for (const { path } of takes.archive.entries) {
    const [, stem, folder] = /^data\/(((?:sample|secret)\/(?:.+\/)?)[^/]+)\.in$/.exec(path) ?? [];
    if (!stem || !folder) continue;
    stated.set(stem, (await statedIn(`data/${stem}.yaml`, new Report())) ?? (await ofFolder(folder)));
  }
  return stated;
}

/** The arguments of one program among those stated; it may be named with or without its ending. */
export function argumentsOf(program: string, stated: Stated | undefined): string[] {
  const byName = asMap(stated ?? undefined);
  return byName ? asWords(byName[program] ?? byName[program.replace(/\.[^.]+$/, '')]) : asWords(stated ?? undefined);
}
