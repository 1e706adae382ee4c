import { type Archive, topNames } from '../archive/archive.ts';
import { readText } from '../file-ref.ts';
import type { Format } from '../format.ts';
import { asText, readYaml, type YamlMap } from '../yaml.ts';
import { problemFolders, readIcpcAs } from './read/read-icpc.ts';
import { writeDomjudge, writeIcpc2025, writeLegacy } from './write/write-icpc.ts';

const CONFIG_BYTES_MAX = 1024 * 1024;
/** Words of a Hydro package, whose description has the same file name. */
const HYDRO_KEYS = ['pid', 'title', 'tag', 'nSubmit', 'nAccept'];
const ICPC_KEYS = ['name', 'limits', 'validation', 'problem_format_version', 'uuid', 'license', 'type'];

interface Signs {
  hasIni: boolean;
  yaml: YamlMap | null;
  hasData: boolean;
}

/** What the first problem of the archive looks like. */
async function signsOf(archive: Archive): Promise<Signs | null> {
  const [folder] = problemFolders(archive);
  if (folder === undefined) return null;
  const inside = folder === '' ? archive : archive.below(folder);
  const entry = inside.find('problem.yaml');
  let yaml: YamlMap | null = null;
  if (entry && entry.bytes <= CONFIG_BYTES_MAX) {
    // a file that cannot be read is told by the reader, not here
    yaml = await readText(entry, CONFIG_BYTES_MAX)
      .then(readYaml)
      .catch(() => ({}));
  }
  return {
    hasIni: inside.find('domjudge-problem.ini') !== null,
    yaml,
    hasData: topNames(inside).includes('data/'),
  };
}

function isIcpc({ yaml, hasData }: Signs): boolean {
  if (yaml === null) return hasData;
  const has = (keys: readonly string[]) => keys.some((key) => Object.hasOwn(yaml, key));
  if (has(HYDRO_KEYS) && !has(ICPC_KEYS)) return false;
  return hasData || has(ICPC_KEYS);
}

const isNew = ({ yaml }: Signs) => /^20\d\d-\d\d/.test(asText(yaml?.problem_format_version) ?? '');

/** @param fits which of the packages with `problem.yaml` and `data/` are of this kind */
const detectBy = (fits: (signs: Signs) => boolean, confidence: number) => async (archive: Archive) => {
  const signs = await signsOf(archive);
  return signs !== null && isIcpc(signs) && fits(signs) ? confidence : 0;
};

export const icpcLegacy: Format = {
  id: 'icpc-legacy',
  name: { en: 'ICPC / Kattis package (legacy)', zh: 'ICPC / Kattis 题目包（legacy）' },
  detect: detectBy((signs) => !signs.hasIni && !isNew(signs), 0.8),
  read: readIcpcAs('icpc-legacy'),
  write: writeLegacy,
};

export const icpc2025: Format = {
  id: 'icpc-2025-09',
  name: { en: 'ICPC / Kattis package (2025-09)', zh: 'ICPC / Kattis 题目包（2025-09）' },
  detect: detectBy((signs) => isNew(signs), 0.9),
  read: readIcpcAs('icpc-2025-09'),
  write: writeIcpc2025,
};

export const domjudge: Format = {
  id: 'domjudge',
  name: { en: 'DOMjudge zip', zh: 'DOMjudge 题目包' },
  detect: async (archive) => {
    const signs = await signsOf(archive);
    return signs?.hasIni && !isNew(signs) ? 0.9 : 0;
  },
  read: readIcpcAs('domjudge'),
  write: writeDomjudge,
};
