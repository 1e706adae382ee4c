import * as z from 'zod';
import type { Bounds } from './bounds.ts';

/** The parts of a shape's definition that are read here; the library documents them as its core. */
interface Def {
  type: string;
  checks?: readonly { _zod: { def: CheckDef } }[];
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  values?: readonly (string | number | boolean | null)[];
  entries?: Record<string, string | number>;
}
interface CheckDef {
  check?: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
  tx?: (value: string) => unknown;
  error?: (issue: object) => unknown;
}

/**
 * What a shape accepts, as plain data. A shape that reads several forms of the same (ids as digits) and states its plain
 * type beside them is printed by that; what a function decides is left to the server.
 */
export function boundsOf(shape: z.core.$ZodType): Bounds {
  const def = shape._zod.def as unknown as Def;
  const stated = z.globalRegistry.get(shape) as { type?: string; minimum?: number; maximum?: number } | undefined;
  switch (def.type) {
    case 'object':
      return {
        type: 'object',
        fields: Object.fromEntries(Object.entries(def.shape!).map(([name, inner]) => [name, boundsOf(inner)])),
      };
    case 'array':
      return withChecks({ type: 'array', items: boundsOf(def.element!) }, def);
    case 'string':
    case 'number':
      return withChecks({ type: def.type }, def);
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return { among: Object.values(def.entries!) };
    case 'literal':
      return { among: def.values! };
    case 'null':
      return { among: [null] };
    case 'optional':
    case 'default':
    case 'prefault':
      return { ...boundsOf(def.innerType!), optional: true };
    case 'nullable':
      return { ...boundsOf(def.innerType!), nullable: true };
    case 'union':
      return stated?.type === 'boolean' ? { type: 'boolean' } : { or: def.options!.map(boundsOf) };
    case 'pipe':
      if (stated?.type === 'integer') {
        return { type: 'number', whole: true, ...sized(stated.minimum, stated.maximum) };
      }
      return boundsOf(def.in!);
    default:
      return {};
  }
}

const sized = (min?: number, max?: number): Bounds => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined || max === Number.MAX_SAFE_INTEGER ? {} : { max }),
});

function withChecks(start: Bounds, def: Def): Bounds {
  const bounds = { ...start };
  const patterns: [string, string, string | null][] = [];
  // a format of its own (an address of mail) is the shape itself and its first check
  for (const check of [def as CheckDef, ...(def.checks ?? []).map((one) => one._zod.def)]) {
    switch (check.check) {
      case 'min_length':
        bounds.min = check.minimum!;
        break;
      case 'max_length':
        bounds.max = check.maximum!;
        break;
      case 'length_equals':
        Object.assign(bounds, { min: check.length, max: check.length });
        break;
      case 'greater_than':
        if (check.inclusive) bounds.min = check.value!;
        break;
      case 'less_than':
        if (check.inclusive) bounds.max = check.value!;
        break;
      case 'number_format':
        bounds.whole = true;
        break;
      case 'overwrite':
        if (check.tx!(' a ') === 'a') bounds.trim = true;
        break;
      case 'string_format':
        if (check.pattern) patterns.push([check.pattern.source, check.pattern.flags, sentenceOf(check)]);
        break;
    }
  }
  return patterns.length > 0 ? { ...bounds, patterns } : bounds;
}

function sentenceOf({ error }: CheckDef): string | null {
  const said = error?.({});
  return typeof said === 'string' ? said : null;
}
