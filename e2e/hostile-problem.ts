import { XSS_CORPUS } from '../apps/web/src/features/markdown/corpus.ts';
import { hostile } from './hostile-marks.ts';

/** NUL is refused before it reaches any page. */
export const corpus = (mark: string) => [`[${mark}]`, ...XSS_CORPUS, hostile(mark)].join('\n\n').replaceAll('\0', '');

const statement = (lang: string) => ({
  title: hostile(`m-title-${lang}`),
  description: corpus(`m-description-${lang}`),
  input: corpus(`m-input-${lang}`),
  output: corpus(`m-output-${lang}`),
  hint: corpus(`m-hint-${lang}`),
});

/** A problem with markup in each of its texts. */
export const problem = (problemId: string, difficulty: number) => ({
  problemId,
  texts: { zh: statement('zh'), en: statement('en') },
  source: hostile('m-source'),
  type: 0,
  auth: 1,
  difficulty,
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  examples: [{ input: hostile('m-sample-in'), output: hostile('m-sample-out') }],
  judgeMode: 'default',
  judgeCaseMode: 'default',
  isRemoveEndBlank: true,
  openCaseResult: true,
  codeShare: true,
  isFileIO: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  userExtraFile: [{ name: '__proto__', content: hostile('m-extra-file') }],
  judgeExtraFile: [{ name: 'constructor', content: hostile('m-judge-file') }],
});
