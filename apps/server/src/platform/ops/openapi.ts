import { CALLS } from '@assay/contract/calls.ts';
import { type JsonSchema, jsonSchemaOf } from '@assay/contract/json-schema.ts';
import type { AnyOp } from '@assay/contract/op.ts';

const schemaOf = (shape: AnyOp['input']): JsonSchema => jsonSchemaOf(shape, 'draft-2020-12');

const envelopeOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { status: { type: 'integer' }, msg: { type: 'string' }, data },
  required: ['status', 'msg'],
});

function answerOf(op: AnyOp) {
  if (op.answer === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  if (op.answer === 'events') return { 'text/event-stream': { schema: schemaOf(op.data) } };
  return { 'application/json': { schema: envelopeOf(schemaOf(op.data)) } };
}

function inputOf(op: AnyOp) {
  const schema = schemaOf(op.input);
  if (op.via === 'body') return { requestBody: { content: { 'application/json': { schema } } } };
  const parameters = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
  if (op.via === 'query') return { parameters };
  const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
  return { parameters, requestBody: { content: { 'multipart/form-data': { schema: file } } } };
}

const SECURITY: Partial<Record<AnyOp['access'], object[]>> = { anyone: [], judge: [{ node: [] }] };

/** The OpenAPI 3.1 document of all calls. */
export function describeCalls() {
  const paths: Record<string, Record<string, object>> = {};
  for (const op of CALLS) {
    paths[op.path] ??= {};
    paths[op.path]![op.method.toLowerCase()] = {
      operationId: op.name,
      summary: op.does,
      description: `May be called by: ${op.access}.`,
      security: SECURITY[op.access] ?? [{ session: [] }],
      ...inputOf(op),
      responses: {
        200: { description: 'Success', content: answerOf(op) },
        default: {
          description: 'Refusal',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    };
  }
  const token = (description: string) => ({ type: 'apiKey', in: 'header', name: 'authorization', description });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version: '1',
      description: 'Every call of the site. Times are ISO 8601, ids are integers.',
    },
    paths,
    components: {
      securitySchemes: {
        session: token('The token that a log-in answered in its authorization header'),
        node: token('The token that judge nodes share with the site'),
      },
      schemas: {
        Refusal: envelopeOf({
          type: 'object',
          properties: {
            code: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            seconds: { type: 'number' },
          },
          required: ['code'],
        }),
      },
    },
  };
}
