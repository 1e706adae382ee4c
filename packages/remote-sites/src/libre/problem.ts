import { sampleText, statementIn } from '../page/statement.ts';
import type { RemoteProblem, RemoteStatement } from '../site.ts';
import type { LibreProblem } from './shapes.ts';

/** What a section is, by its title in either language; everything else goes to the hint, in order. */
const PARTS: readonly (readonly [part: 'description' | 'input' | 'output', title: RegExp])[] = [
  ['description', /^(题目描述|题面|题目大意|Description|Problem Statement)$/i],
  ['input', /^(输入格式|输入|Input|Input Format)$/i],
  ['output', /^(输出格式|输出|Output|Output Format)$/i],
];

/** A statement of sections in any number and order; the text of a sample explains it. */
export function readStatement(
  locale: 'zh' | 'en',
  { title, contentSections }: LibreProblem['localizedContentsOfLocale'],
) {
  const statement: RemoteStatement = { title, description: '', input: '', output: '', hint: '' };
  const add = (part: keyof RemoteStatement, text: string) => {
    if (text.trim() === '') return;
    statement[part] = statement[part] === '' ? text : `${statement[part]}\n\n${text}`;
  };
  for (const section of contentSections) {
    const text = section.text ?? '';
    const part = section.type === 'Text' ? PARTS.find(([, words]) => words.test(section.sectionTitle))?.[0] : undefined;
    if (part) add(part, text);
    else if (text.trim() !== '') add('hint', `### ${section.sectionTitle}\n\n${text}`);
  }
  return statementIn(locale, statement);
}

const PICTURE = /!\[[^\]]*\]\(<?(https?:\/\/[^\s)>]+)/g;

/** @param inEnglish the same problem in English, where there is such a text */
export function readProblemAnswer(answer: LibreProblem, inEnglish: LibreProblem | null): RemoteProblem {
  const { meta, judgeInfo } = answer;
  const isChinese = meta.locales.includes('zh_CN');
  const texts: RemoteProblem['texts'] = {};
  if (isChinese) texts.zh = readStatement('zh', answer.localizedContentsOfLocale);
  if (inEnglish || !isChinese) texts.en = readStatement('en', (inEnglish ?? answer).localizedContentsOfLocale);
  const samples = (answer.samples ?? []).map(({ inputData, outputData }) => ({
    input: sampleText(inputData),
    output: sampleText(outputData),
  }));
  const { timeLimit, memoryLimit, fileIo } = judgeInfo ?? {};
  const hasLimits = timeLimit != null && memoryLimit != null;
  const all = Object.values(texts)
    .flatMap((text) => Object.values(text))
    .join('\n');
  return {
    texts,
    samples,
    timeMs: timeLimit ?? 1_000,
    memoryKb: (memoryLimit ?? 256) * 1024,
    tags: (answer.tagsOfLocale ?? []).map(({ name }) => name),
    source: '',
    files: fileIo ? { input: fileIo.inputFilename, output: fileIo.outputFilename } : null,
    languages: null,
    pictures: [...new Set([...all.matchAll(PICTURE)].map(([, address]) => address!))],
    submitKey: String(meta.id),
    warnings: [
      ...(hasLimits ? [] : ['noLimits' as const]),
      ...(samples.length > 0 ? [] : ['noSamples' as const]),
      ...(meta.type === 'Interaction' ? ['interactive' as const] : []),
    ],
  };
}
