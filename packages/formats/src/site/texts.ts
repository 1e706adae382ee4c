import type { Lang } from '@assay/contract/words.ts';
import { emptyStatement } from '../empty-package.ts';
import type { Sample, Statement } from '../problem-package.ts';

/** A text of a problem as the site keeps it. */
export interface SiteText {
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
}

/** The site asks for both sections; statements that describe them elsewhere say so. */
const ELSEWHERE = { zh: '见题目描述。', en: 'See the description.' } as const;
const INTERACTION = { zh: '## 交互格式', en: '## Interaction' } as const;
const SAMPLE = { zh: '样例', en: 'Sample' } as const;

const documentLink = (name: string) => `[${name.replace(/[[\]]/g, '')}](<file://${name}>)`;
const DOCUMENT = /^\[[^\]]*\]\(<?file:\/\/([^>)\n]+\.pdf)>?\)(?:\n\n|$)/i;

/** Explanations of the samples, under the hint. */
function sampleNotes(samples: readonly Sample[], tongue: Lang, language: string | null): string {
  const parts = samples.flatMap(({ notes }, at) => {
    const note = notes[language ?? ''] ?? notes[tongue] ?? Object.values(notes)[0];
    return note ? [`**${SAMPLE[tongue]} ${at + 1}**\n\n${note}`] : [];
  });
  return parts.join('\n\n');
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');

/** The statement of a package in the sections of the site. */
export function composeText(
  title: string,
  statement: Statement | undefined,
  samples: readonly Sample[],
  tongue: Lang,
  language: string | null,
): SiteText {
  const { description, input, output, interaction, hint, document } = statement ?? emptyStatement();
  return {
    title,
    description: joined(
      document === null ? '' : documentLink(document),
      description,
      interaction === '' ? '' : `${INTERACTION[tongue]}\n\n${interaction}`,
    ),
    input: input || ELSEWHERE[tongue],
    output: output || ELSEWHERE[tongue],
    hint: joined(hint, sampleNotes(samples, tongue, language)),
  };
}

/** The text of the site as a statement of a package: {@link composeText} reversed. */
export function decomposeText(
  text: SiteText,
  samples: readonly Sample[],
  tongue: Lang,
  language: string | null,
): Statement {
  const document = DOCUMENT.exec(text.description);
  const rest = document ? text.description.slice(document[0].length) : text.description;
  const mark = `${INTERACTION[tongue]}\n\n`;
  const at = rest.startsWith(mark) ? 0 : rest.lastIndexOf(`\n\n${mark}`);
  const notes = sampleNotes(samples, tongue, language);
  const hasNotes = notes !== '' && text.hint.endsWith(notes);
  return {
    description: at < 0 ? rest : rest.slice(0, at),
    input: text.input === ELSEWHERE[tongue] ? '' : text.input,
    output: text.output === ELSEWHERE[tongue] ? '' : text.output,
    interaction: at < 0 ? '' : rest.slice(at).trimStart().slice(mark.length),
    hint: hasNotes ? text.hint.slice(0, -notes.length).replace(/\n\n$/, '') : text.hint,
    document: document?.[1] ?? null,
  };
}

/** A sample as two columns; of a conversation, each line stands on the side of who writes it. */
export function exampleOf({ input, output, interaction }: Sample): { input: string; output: string } {
  if (interaction === null) return { input, output };
  const lines = interaction.replace(/\n$/, '').split('\n');
  const side = (mark: string) => lines.map((line) => (line.startsWith(mark) ? line.slice(1) : '')).join('\n');
  return { input: side('<'), output: side('>') };
}
