import type { Fault } from './fault-words.ts';

/**
 * What a call's input may be, as plain data: printed from the shapes of the contract (`print-bounds.ts`), so that a
 * browser checks what the server checks without carrying the library of shapes. What a function decides (whether two
 * fields fit) is not in it: the server's answer tells that.
 */
export interface Bounds {
  /** Left out: anything goes. */
  type?: 'string' | 'number' | 'boolean' | 'array' | 'object';
  optional?: true;
  nullable?: true;
  /** Blanks at both ends are not counted, and not stored. */
  trim?: true;
  whole?: true;
  /** Of a string its characters, of a number its value, of a list its entries; both included. */
  min?: number;
  max?: number;
  /** Source and flags of each expression that a string must match, and what the shape says otherwise. */
  patterns?: readonly (readonly [source: string, flags: string, sentence: string | null])[];
  among?: readonly (string | number | boolean | null)[];
  fields?: Readonly<Record<string, Bounds>>;
  items?: Bounds;
  /** One of these. */
  or?: readonly Bounds[];
}

export interface BoundsFault {
  /** Path of the field, its parts separated by dots; empty: the value as a whole. */
  field: string;
  fault: Fault;
}

/** What is wrong with a value, the first fault of each field; empty when the server would take its shape. */
export function faultsOf(bounds: Bounds, value: unknown, field = ''): BoundsFault[] {
  if (value === undefined) return bounds.optional || isAny(bounds) ? [] : [{ field, fault: { kind: 'required' } }];
  if (value === null && bounds.nullable) return [];
  if (bounds.or)
    return bounds.or.some((one) => faultsOf(one, value).length === 0) ? [] : faultsOfNearest(bounds.or, value, field);
  if (bounds.among && !bounds.among.includes(value as string)) return [{ field, fault: { kind: 'notAmong' } }];
  switch (bounds.type) {
    case 'object':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(field);
      return Object.entries(bounds.fields ?? {}).flatMap(([name, inner]) =>
        faultsOf(inner, (value as Record<string, unknown>)[name], field === '' ? name : `${field}.${name}`),
      );
    case 'array': {
      if (!Array.isArray(value)) return wrong(field);
      const fault = outOf(bounds, value.length, 'tooFew', 'tooMany');
      const { items } = bounds;
      return [
        ...(fault ? [{ field, fault }] : []),
        ...(items
          ? value.flatMap((entry, at) => faultsOf(items, entry, field === '' ? String(at) : `${field}.${at}`))
          : []),
      ];
    }
    default: {
      const fault = plainFault(bounds, value);
      return fault ? [{ field, fault }] : [];
    }
  }
}

const isAny = ({ type, or, among }: Bounds) => !type && !or && !among;
const wrong = (field: string): BoundsFault[] => [{ field, fault: { kind: 'wrongKind' } }];

/** Of a value that fits none of several shapes, what is said of the one of its own type. */
function faultsOfNearest(shapes: readonly Bounds[], value: unknown, field: string): BoundsFault[] {
  const ofType = shapes.filter(({ type }) => type === (Array.isArray(value) ? 'array' : typeof value));
  return ofType.length === 1 ? faultsOf(ofType[0]!, value, field) : wrong(field);
}

function plainFault(bounds: Bounds, value: unknown): Fault | null {
  switch (bounds.type) {
    case 'string':
      return typeof value === 'string' ? textFault(bounds, value) : { kind: 'wrongKind' };
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return { kind: 'wrongKind' };
      if (bounds.whole && !Number.isSafeInteger(value)) return { kind: 'notWhole' };
      return outOf(bounds, value, 'tooSmall', 'tooBig');
    case 'boolean':
      return typeof value === 'boolean' ? null : { kind: 'wrongKind' };
    default:
      return null;
  }
}

function textFault(bounds: Bounds, given: string): Fault | null {
  const text = bounds.trim ? given.trim() : given;
  const sized = outOf(bounds, text.length, 'tooShort', 'tooLong');
  if (sized) return text === '' ? { kind: 'required' } : sized;
  const broken = bounds.patterns?.find(([source, flags]) => !new RegExp(source, flags).test(text));
  if (!broken) return null;
  return broken[2] === null ? { kind: 'wrongKind' } : { kind: 'stated', sentence: broken[2] };
}

function outOf<Below extends string, Above extends string>(
  { min, max }: Bounds,
  size: number,
  below: Below,
  above: Above,
): { kind: Below; min: number } | { kind: Above; max: number } | null {
  if (min !== undefined && size < min) return { kind: below, min };
  return max !== undefined && size > max ? { kind: above, max } : null;
}
