import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type ClicsKind, clicsSchemas } from './clics-schemas.ts';

/** What is wrong with an object by the schema of its type; empty when nothing is. */
export type ClicsValidator = (type: string, object: unknown) => string[];

/** Holds answers of a Contest API to the schemas of version 2023-06. A type without a schema is wrong. */
export function clicsValidator(kind: ClicsKind): ClicsValidator {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
  const schemas = new Map<string, ValidateFunction>(
    Object.entries(clicsSchemas(kind)).map(([type, schema]) => [type, ajv.compile(schema)]),
  );
  return (type, object) => {
    const validate = schemas.get(type);
    if (!validate) return [`${type} is no type`];
    validate(object);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${type}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}
