import * as z from 'zod';

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  [key: string]: unknown;
}

/**
 * What travels in a shape, as JSON Schema. Where a shape states its plain type beside the forms it tolerates (ids as
 * digits, switches as words), the plain type is what is described.
 */
export function jsonSchemaOf(shape: z.core.$ZodType, target: 'draft-7' | 'draft-2020-12'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    target,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
    },
  });
  return schema as JsonSchema;
}
