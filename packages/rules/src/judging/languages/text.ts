import { ADDITION, type LanguageData } from './language.ts';

/** The submission itself is the output: for problems that ask for an answer and not for a program. */
export const text: LanguageData = {
  name: 'Text',
  description: 'The text is the answer, whatever the input',
  contentType: 'text/plain',
  sourceFile: 'answer.txt',
  tools: ['/usr/bin/cat'],
  packages: ['coreutils'],
  versionArgv: ['/usr/bin/cat', '--version'],
  compile: null,
  run: { argv: ['/usr/bin/cat', '/app/answer.txt'], processes: 1 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template: ADDITION.output,
  codeTemplate: '',
  selfTest: { code: ADDITION.output, ...ADDITION },
};
