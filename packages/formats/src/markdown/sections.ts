import { emptyStatement } from '../empty-package.ts';
import type { Statement } from '../problem-package.ts';

type Section = 'input' | 'output' | 'interaction' | 'hint';

/** Headings by which statements name their sections, in the languages that packages come in. */
const HEADINGS: Record<Section, RegExp> = {
  input:
    /^(the )?(input( (format|data|specification|description|file))?|indata|inndata|inputs|eingabe|entrada|entrée|datos de entrada|входные данные|формат входных данных|вхідні дані|輸入(格式|說明)?|输入(格式|描述|说明|数据)?|入力)$/i,
  output:
    /^(the )?(output( (format|data|specification|description|file))?|utdata|outputs|ausgabe|saída|salida|sortie|datos de salida|выходные данные|формат выходных данных|вихідні дані|輸出(格式|說明)?|输出(格式|描述|说明|数据)?|出力)$/i,
  interaction:
    /^(interaction( protocol)?|interactive protocol|interactivity|interaktion|interacción|протокол взаимодействия|交互(格式|说明|协议)?|互動)$/i,
  hint: /^(notes?|hints?|explanations?( of (the )?samples?.*)?|sample explanations?|förklaring.*|hinweise?|notas?|pistas?|замечания?|примечани[ея]|提示|说明(\/提示)?|样例(解释|说明))$/i,
};

/** Headings over samples, which are kept apart from the texts. */
const SAMPLES = /^((sample|example) (input|output|cases?|tests?|data)?( ?#?\d+)?|samples?|examples?|样例|exempel)$/i;

const sectionOf = (heading: string): Section | null => {
  const plain = heading
    .replace(/[*_`#:：]/g, '')
    .replace(/[【】[\]]/g, '')
    .trim();
  return (Object.keys(HEADINGS) as Section[]).find((section) => HEADINGS[section].test(plain)) ?? null;
};

/** The text of a heading, without the hashes that may close it. */
function headingOf(line: string): string | undefined {
  const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
  if (heading === undefined) return undefined;
  let end = heading.length;
  while (heading[end - 1] === '#') end--;
  return heading.slice(0, end).trimEnd();
}

/**
 * A statement written as one text, taken apart at the headings that every statement has. Headings of other names stay where
 * they are; what stands before the first is the description.
 */
export function splitStatement(markdown: string): Statement {
  const statement = emptyStatement();
  const parts: Record<Section | 'description', string[]> = {
    description: [],
    input: [],
    output: [],
    interaction: [],
    hint: [],
  };
  let current: Section | 'description' = 'description';
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === null || line.trim().startsWith(fence))) fence = fence === null ? mark : null;
    const heading = fence === null ? headingOf(line) : undefined;
    if (heading !== undefined) {
      if (SAMPLES.test(heading.trim())) continue;
      const section = sectionOf(heading);
      if (section !== null) {
        current = section;
        continue;
      }
    }
    parts[current].push(line);
  }
  for (const [section, lines] of Object.entries(parts)) {
    statement[section as keyof typeof parts] = lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }
  return statement;
}

const TITLES: Record<Section, Record<'en' | 'zh', string>> = {
  input: { en: 'Input', zh: '输入格式' },
  output: { en: 'Output', zh: '输出格式' },
  interaction: { en: 'Interaction', zh: '交互格式' },
  hint: { en: 'Notes', zh: '提示' },
};

/** The sections as one text again; {@link splitStatement} takes it apart the same way. */
export function joinStatement(statement: Statement, language: string): string {
  const tongue = language.startsWith('zh') ? 'zh' : 'en';
  const parts = statement.description === '' ? [] : [statement.description];
  for (const section of Object.keys(TITLES) as Section[]) {
    if (statement[section] !== '') parts.push(`## ${TITLES[section][tongue]}\n\n${statement[section]}`);
  }
  return `${parts.join('\n\n')}\n`;
}
