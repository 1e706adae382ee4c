import { type Budget, bounded, type ReaderBounds } from '@assay/contract/readers/bounded.ts';
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml';
import { Fault } from '../reading/fault.ts';
import { checkNesting } from './nesting.ts';
import { TOO_MUCH, yamlFault } from './yaml-faults.ts';

/**
 * What a YAML file of a package can hold. Every scalar stays the text it is: `2014-06-25` no date, `5:00:00` no number in
 * base 60, `007` and `1e3` titles if titles they are, `no` no boolean.
 */
export type YamlValue = string | YamlValue[] | { [key: string]: YamlValue };

const BOUNDS = {
  reader: { en: 'YAML', zh: 'YAML' },
  where: 'packages/formats/src/yaml/parse-yaml.ts',
  input: { max: 4 * 1024 * 1024, unit: 'characters' },
  parts: { max: 100_000, unit: 'nodes' },
  time: 'linear',
} as const satisfies ReaderBounds;

/** What aliases may stand for together: ten lines of them can mean a billion values. */
const ALIASED_MAX = 10_000;
/** Words of a text (brackets, colons, tags, values) for each value that it may hold. */
const WORDS_OF_VALUE = 4;

/** An anchored value, and how many values it stands for; null while it is still being read. */
type Anchored = { value: YamlValue; size: number } | null;

/** Takes the values out of a parsed document, in one walk: the library's own takes the square of keys and of aliases. */
class YamlReader {
  readonly #text: string;
  readonly #budget: Budget;
  readonly #anchors = new Map<string, Anchored>();
  #size = 0;
  #aliased = 0;

  constructor(text: string, budget: Budget) {
    this.#text = text;
    this.#budget = budget;
  }

  read(node: Node | null | undefined): YamlValue {
    this.#count(1);
    if (!node) return '';
    if (isAlias(node)) return this.#alias(node);
    const { anchor } = node as { anchor?: string };
    const before = this.#size;
    if (anchor !== undefined) this.#anchors.set(anchor, null);
    const value = this.#plain(node);
    if (anchor !== undefined) this.#anchors.set(anchor, { value, size: this.#size - before + 1 });
    return value;
  }

  #count(values: number) {
    this.#budget.take(values);
    this.#size += values;
  }

  #alias({ source, range }: { source: string; range?: readonly number[] | null | undefined }): YamlValue {
    const anchored = this.#anchors.get(source);
    if (anchored === undefined) throw yamlFault(this.#text, range?.[0], 'BAD_ALIAS');
    this.#aliased += anchored?.size ?? 0;
    if (anchored === null || this.#aliased > ALIASED_MAX) throw new Fault(TOO_MUCH);
    this.#count(anchored.size);
    return anchored.value;
  }

  #plain(node: Node): YamlValue {
    if (isSeq(node)) return node.items.map((item) => this.read(item as Node | null));
    if (isMap(node)) return this.#map(node);
    const value = isScalar(node) ? node.value : null;
    return value === null || value === undefined ? '' : String(value);
  }

  #map({ items }: YAMLMap): YamlValue {
    const fields = new Map<string, YamlValue>();
    for (const { key, value } of items) {
      const name = this.read(key as Node | null);
      const at = (key as Node | null)?.range?.[0];
      if (typeof name !== 'string') throw yamlFault(this.#text, at, 'BLOCK_AS_IMPLICIT_KEY');
      if (fields.has(name)) throw yamlFault(this.#text, at, 'DUPLICATE_KEY');
      fields.set(name, this.read(value as Node | null));
    }
    return Object.fromEntries(fields);
  }
}

/** Of a text that is broken everywhere the library makes an error for each sign: to note of all of them where they were made takes longer than the rest. */
function withoutTraces<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * The value of a YAML text, which JSON is too.
 * @throws Fault naming the line; Failure `reader.tooLarge`
 */
export const parseYaml = bounded(BOUNDS, (text: string, budget: Budget): YamlValue => {
  let left = BOUNDS.parts.max * WORDS_OF_VALUE;
  checkNesting(text, {
    take(count = 1) {
      left -= count;
      if (left < 0) budget.take(BOUNDS.parts.max + 1);
    },
  });
  const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
  const document = withoutTraces(() => parseDocument(text, options));
  const [error] = document.errors;
  if (error) throw yamlFault(text, error.pos[0], error.code);
  return new YamlReader(text, budget).read(document.contents);
});
