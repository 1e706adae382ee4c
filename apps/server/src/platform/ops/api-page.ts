import { CALLS } from '@assay/contract/calls.ts';
import { type JsonSchema, jsonSchemaOf } from '@assay/contract/json-schema.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import type { FastifyInstance } from 'fastify';
import { describeCalls } from './openapi.ts';

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]!);

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  section { border-top: 1px solid #8886; padding: 0.5rem 0; }
  h2 { font: 600 1rem ui-monospace, monospace; margin: 0.5rem 0 0; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0; }
  pre { overflow: auto; padding: 0.75rem; border: 1px solid #8886; border-radius: 6px; }
  table { border-collapse: collapse; } td, th { text-align: left; padding: 0.1rem 1rem 0.1rem 0; vertical-align: top; }`;

const typeOf = (schema: JsonSchema): string => {
  if (schema.enum) return (schema.enum as unknown[]).map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf((schema.items ?? {}) as JsonSchema)}[]`;
  return String(schema.type ?? 'any');
};

function fields(schema: JsonSchema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const need = schema.required?.includes(name) ? '' : 'optional';
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(typeOf(property))}</td><td>${need}</td><td>${escapeHtml(property.description ?? '')}</td></tr>`;
  });
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
}

function section(op: AnyOp): string {
  const answer = op.answer === 'json' ? JSON.stringify(jsonSchemaOf(op.data, 'draft-2020-12'), null, 2) : op.answer;
  return `<section id="${op.name}"><h2>${op.method} ${escapeHtml(op.path)}</h2>
<p>${escapeHtml(op.does)}. Who: ${op.access}. Input: ${op.via}.</p>${fields(jsonSchemaOf(op.input, 'draft-2020-12'))}
<details><summary>Answer</summary><pre>${escapeHtml(answer)}</pre></details></section>`;
}

function writePage(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Calls of this site</title><style>${STYLE}</style></head><body><h1>Calls of this site</h1>
<p>Send the token of a log-in in the <code>authorization</code> header. Answers are
<code>{status, msg, data}</code>; a new token may come back in the same header and replaces the old one.
For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${CALLS.map(section).join('\n')}</body></html>`;
}

/** The calls for readers at `/api/docs` and for programs at `/api/openapi.json`; written once, at the first request. */
export function bindApiPage(app: FastifyInstance) {
  let page: string | undefined;
  let description: string | undefined;
  app.get('/api/docs', { config: { limit: 'apiPage' } }, async (_request, reply) => {
    page ??= writePage();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
  app.get('/api/openapi.json', { config: { limit: 'apiPage' } }, async (_request, reply) => {
    description ??= JSON.stringify(describeCalls());
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(description);
  });
}
