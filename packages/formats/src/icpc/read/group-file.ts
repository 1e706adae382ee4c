import type { ArchiveEntry } from '../../archive/archive.ts';
import { readYamlFile } from '../../reading/read-file.ts';
import type { Report } from '../../report.ts';
import { asMap, type YamlMap, type YamlValue } from '../../yaml.ts';
import { type ProblemYaml, replaceConstants } from './problem-yaml.ts';

function withConstants(value: YamlValue, constants: Record<string, string>): YamlValue {
  if (typeof value === 'string') return replaceConstants(value, constants);
  if (Array.isArray(value)) return value.map((one) => withConstants(one, constants));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withConstants(one, constants)]));
}

/** `testdata.yaml`, `test_group.yaml` or the configuration of a case, constants put in; empty when there is none. */
export async function readGroupFile(
  entry: ArchiveEntry | null,
  { constants }: ProblemYaml,
  report: Report,
): Promise<YamlMap> {
  const map = (entry && (await readYamlFile(entry, entry.path, report))) ?? {};
  return asMap(withConstants(map, constants)) ?? {};
}
