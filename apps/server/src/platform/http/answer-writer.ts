import { jsonSchemaOf } from '@assay/contract/json-schema.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import fastJson from 'fast-json-stringify';

type AnswerWriter = (data: unknown) => string;

function buildWriter(op: AnyOp): AnswerWriter {
  const data = jsonSchemaOf(op.data, 'draft-7');
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
