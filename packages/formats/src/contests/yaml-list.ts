import { wordsOfFault } from '../reading/fault.ts';
import { readYaml, type YamlMap, type YamlValue } from '../yaml.ts';
import { LogError } from './log-error.ts';

/**
 * The map of a YAML file, which JSON is too.
 * @throws LogError naming the line; which file it is of says whoever read it
 */
export function yamlOf(text: string): YamlMap {
  try {
    return readYaml(text);
  } catch (error) {
    throw new LogError(wordsOfFault(error));
  }
}

/** Whether the first line that says anything is an item. */
function beginsList(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? undefined : end).trimStart();
    if (line !== '' && !line.startsWith('#') && !line.startsWith('---')) return /^-(?:\s|$)/.test(line);
    at = end < 0 ? text.length : end + 1;
  }
  return false;
}

/**
 * The list of a YAML or JSON file: at its root, or in a map under the first of `keys` that it has.
 * @throws LogError when there is none
 */
export function yamlList(text: string, ...keys: [string, ...string[]]): YamlValue[] {
  const [key] = keys;
  const trimmed = text.replace(/^\uFEFF/, '').trimStart();
  // a list at the root: give it a name, so that one reader suffices
  const isJson = trimmed.startsWith('[');
  const isList = isJson || beginsList(trimmed);
  const named = isJson ? `{"${key}": ${trimmed}}` : `${key}:\n${trimmed.replace(/^---.*\n/, '')}`;
  const map = yamlOf(isList ? named : trimmed);
  const list = map[keys.find((one) => map[one] !== undefined) ?? key];
  if (!Array.isArray(list)) throw new LogError('missing', { key });
  return list;
}
