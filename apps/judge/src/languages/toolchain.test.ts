import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import type { LanguageData } from '@assay/rules/judging/languages/language.ts';
import { expect, it } from 'vitest';
import { identify } from './toolchain.ts';

const [first] = LANGUAGES;
const HERE = '/usr/bin/env';

/** With a file that is here and makes it quicker, and perhaps another. */
const language = (tool: string, quicker?: string): LanguageData => ({
  ...first!,
  tools: [tool],
  compile: {
    ...first!.compile!,
    argv: ['compile'],
    quicker: [HERE, quicker].flatMap((file) => (file ? [{ file, flags: [`-with=${file}`] }] : [])),
  },
});

const plain = { ...first!.compile!, argv: ['compile'], quicker: [] };

async function argvOf(data: LanguageData) {
  const found = await identify(data);
  return 'missing' in found ? found.missing : found.data.compile?.argv;
}

it.each<[sentence: string, data: LanguageData, expected: unknown]>([
  ['a language is compiled as its data says', { ...language(HERE), compile: plain }, ['compile']],
  ['quicker where the machine has a file for it', language(HERE), ['compile', `-with=${HERE}`]],
  ['by all that it has', language(HERE, '/usr/bin/test'), ['compile', `-with=${HERE}`, '-with=/usr/bin/test']],
  ['and by nothing else', language(HERE, '/usr/bin/no-such-linker'), ['compile', `-with=${HERE}`]],
  ['without its own tool it is missing', language('/usr/bin/no-such', HERE), expect.stringContaining('is not there')],
])('%s', async (_sentence, data, expected) => {
  expect(await argvOf(data)).toEqual(expected);
});

it('a tool that comes or goes makes it another toolchain', async () => {
  const identities = await Promise.all(
    [language(HERE, '/usr/bin/test'), language(HERE, '/usr/bin/no-such-linker')].map(identify),
  );
  expect(new Set(identities.map((found) => 'identity' in found && found.identity)).size).toBe(2);
});
