import { createHash } from 'node:crypto';
import { markdownToHtml } from '@assay/markdown/markdown-to-html.ts';
import { RENDERER_VERSION } from '@assay/markdown/renderer-version.ts';
import { setFormulas } from '@assay/markdown/set-formulas.ts';
import { defineJob } from '../../../platform/readers/job.ts';
import type { Readers } from '../../../platform/readers/readers.ts';

export interface StatementTexts {
  description: string;
  input: string;
  output: string;
  hint: string;
}

/** A statement as HTML that has not been made safe yet, and its formulas. */
export interface RenderedStatement extends StatementTexts {
  formulas: Readonly<Record<string, string>>;
}

const escaped = (text: string) =>
  text === '' ? '' : `<pre>${text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)}</pre>`;

/** A statement as it stands, for the moment in which nobody has rendered it. */
export const plainStatement = ({ description, input, output, hint }: StatementTexts): RenderedStatement => ({
  description: escaped(description),
  input: escaped(input),
  output: escaped(output),
  hint: escaped(hint),
  formulas: {},
});

/** Names the renderer and what it rendered. */
export const rendererKey = ({ description, input, output, hint }: StatementTexts): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, description, input, output, hint]))
    .digest('base64url');

export const renderStatementsJob = defineJob({
  name: 'statements',
  lane: 'render',
  bounds: {
    reader: { en: 'Statements', zh: '题面' },
    where: 'apps/server/src/domains/problems/statement/rendered.ts',
    input: { max: 4 * 65_535, unit: 'characters' },
    parts: { max: 500, unit: 'formulas' },
    time: 10_000,
  },
  run: (statements: readonly StatementTexts[]): RenderedStatement[] =>
    statements.map(({ description, input, output, hint }) => ({
      description: markdownToHtml(description),
      input: markdownToHtml(input),
      output: markdownToHtml(output),
      hint: markdownToHtml(hint),
      formulas: setFormulas([description, input, output, hint]),
    })),
});

/**
 * The columns that keep statements rendered, one for each.
 * @throws Failure `reader.*`
 */
export async function renderedColumns(readers: Readers, statements: readonly StatementTexts[], uid: number | null) {
  const texts = statements.map(({ description, input, output, hint }) => ({ description, input, output, hint }));
  const rendered = await readers.run(renderStatementsJob, texts, uid);
  return texts.map((text, at) => ({ rendered: JSON.stringify(rendered[at]!), rendered_by: rendererKey(text) }));
}
