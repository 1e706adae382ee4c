export type Lang = 'zh' | 'en';

/** What people read, in both languages. Either may have holes, `{name}`. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

/** What fills the holes of a sentence: names and numbers as they are, words in the language of the sentence. */
export type Params = Readonly<Record<string, string | number | Words>>;

/** The sentence in one language, its holes filled; a hole that nothing fills stays. */
export const wordsIn = (sentence: Words, lang: Lang, params: Params = {}): string =>
  sentence[lang].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : hole;
    return typeof value === 'object' ? value[lang] : String(value);
  });

/** {@link wordsIn} both languages. */
export const wordsWith = (sentence: Words, params: Params): Words => ({
  en: wordsIn(sentence, 'en', params),
  zh: wordsIn(sentence, 'zh', params),
});

/** Words one after another, as a list is written in each language. */
export const listOfWords = (words: readonly Words[]): Words => ({
  en: words.map(({ en }) => en).join(', '),
  zh: words.map(({ zh }) => zh).join('、'),
});

/** `<place>: <what>`; what alone when the place says nothing. */
export const wordsAt = (place: Words | string, what: Words): Words => {
  const { en, zh } = typeof place === 'string' ? { en: place, zh: place } : place;
  return en === '' ? what : { en: `${en}: ${what.en}`, zh: `${zh}：${what.zh}` };
};
