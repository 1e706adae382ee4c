import { type JsonSchema, jsonSchemaOf } from '@assay/contract/json-schema.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import fastJson from 'fast-json-stringify';

type AnswerWriter = (data: unknown) => string;

/**
 * What may be null is one form that may be, not two forms: a writer that has to choose compiles a validator for each place at its first
 * answer, four seconds for all calls together, and looks through the whole of what it writes beforehand.
 */
function withoutNullForms<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutNullForms) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { anyOf, ...rest } = part as JsonSchema;
  const form = Array.isArray(anyOf) ? formBesideNull(anyOf) : undefined;
  const simple = form ? { ...form, ...rest, nullable: true } : part;
  return Object.fromEntries(Object.entries(simple).map(([name, value]) => [name, withoutNullForms(value)])) as Part;
}

/** The one form of two that is not null; what is one of some words is told from others by the choice alone. */
function formBesideNull(forms: JsonSchema[]): JsonSchema | undefined {
  const [form, ...more] = forms.filter(({ type }) => type !== 'null');
  const isPlain = typeof form?.type === 'string' && form.enum === undefined && form.const === undefined;
  return isPlain && more.length === 0 && forms.length === 2 ? form : undefined;
}

function buildWriter(op: AnyOp): AnswerWriter {
  const data = withoutNullForms(jsonSchemaOf(op.data, 'draft-7'));
  const schema = {
    type: 'object',
    properties: { status: { type: 'integer' }, msg: { type: 'string' }, data },
    required: ['status', 'msg'],
  };
  const stringify = fastJson(schema as Parameters<typeof fastJson>[0]);
  return (value) => stringify({ status: 200, msg: 'success', data: value });
}

/** Calls are values that never change, and to build a writer takes half of what opening a site takes. */
const WRITERS = new WeakMap<AnyOp, AnswerWriter>();

/** Serialises `{status: 200, msg, data}`; fields that the call does not declare never leave the server. */
export function answerWriter(op: AnyOp): AnswerWriter {
  const known = WRITERS.get(op);
  if (known) return known;
  const writer = buildWriter(op);
  WRITERS.set(op, writer);
  return writer;
}
