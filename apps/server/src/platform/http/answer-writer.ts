import { jsonSchemaOf } from '@assay/contract/json-schema.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import fastJson from 'fast-json-stringify';

/** Serialises `{status: 200, msg, data}`; fields that the call does not declare never leave the server. */
export function answerWriter(op: AnyOp): (data: unknown) => string {
  const data = jsonSchemaOf(op.data, 'draft-7');
  const schema = {
    type: 'object',
    properties: { status: { type: 'integer' }, msg: { type: 'string' }, data },
    required: ['status', 'msg'],
  };
  const stringify = fastJson(schema as Parameters<typeof fastJson>[0]);
  return (value) => stringify({ status: 200, msg: 'success', data: value });
}
