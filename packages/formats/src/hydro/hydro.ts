import type { ArchiveEntry } from '../archive/archive.ts';
import { readText } from '../file-ref.ts';
import type { Format } from '../format.ts';
import { readYaml } from '../yaml.ts';
import { findDescriptions, readHydro } from './read.ts';

const HEAD_BYTES = 1024 * 1024;

/**
 * `problem.yaml` is also the name in the ICPC format: there it has `name`, `limits` or `validation`, here `title`, `pid`
 * or `tag`.
 */
async function isDescription(entry: ArchiveEntry): Promise<boolean> {
  if (entry.bytes > HEAD_BYTES) return false;
  try {
    const head = readYaml(await readText(entry, HEAD_BYTES));
    return ['title', 'pid', 'tag'].some((key) => key in head);
  } catch {
    return false;
  }
}

/** The package of Hydro: read only. */
export const hydro: Format = {
  id: 'hydro',
  name: { en: 'Hydro package', zh: 'Hydro 题目包' },
  async detect(archive) {
    const [first] = findDescriptions(archive);
    return first && (await isDescription(first)) ? 0.95 : 0;
  },
  read: readHydro,
};
