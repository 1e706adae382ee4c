import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { GLOSSARY, HOUSE_WORDS } from './glossary.ts';

/** A line with words of a page in it: a row of both languages, or any Chinese. */
const SAID = /\b(?:zh|en|nameZh|nameEn): ?['"`]|[\u4e00-\u9fff]/;

/** Where a thing is called what the glossary calls otherwise. */
export function refuseWords(path: string, source: string): string[] {
  return source.split('\n').flatMap((line, at) => {
    if (!SAID.test(line)) return [];
    return GLOSSARY.flatMap(({ zh, en, not }) =>
      not
        .filter((word) => line.includes(word))
        .map((word) => `${path}:${at + 1}: ${word} is called ${zh} / ${en} (tools/glossary.ts)`),
    );
  });
}

const ROW = /\bzh: '((?:[^'\\\n]|\\.)*)',\s*en: '((?:[^'\\\n]|\\.)*)'/g;
/** Fewer words may mean different things in different places: "Open" a page, an open group. */
const SENTENCE_WORDS = 3;

/** Sentences that are one in English and several in Chinese, in the texts of the web by their paths. */
export function refuseDrift(texts: ReadonlyMap<string, string>): string[] {
  const said = new Map<string, { zh: string; path: string }>();
  const drifts: string[] = [];
  for (const [path, source] of texts) {
    for (const [, zh, en] of source.matchAll(ROW)) {
      if (en!.split(' ').length < SENTENCE_WORDS) continue;
      const first = said.get(en!);
      if (!first) said.set(en!, { zh: zh!, path });
      else if (first.zh !== zh) drifts.push(`${path}: "${en}" is ${zh} here and ${first.zh} in ${first.path}`);
    }
  }
  return drifts;
}

/** Where words stand that many pages say. */
const COMMON_WORDS = 'apps/web/src/ui/common-words.ts';
/** Texts in so many places are common words. */
const PLACES_MAX = 4;

/** Words of pages that stand in many texts, or again beside the common ones. */
export function refuseRepeats(texts: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, source] of texts) {
    for (const [, zh, en] of source.matchAll(ROW)) {
      const words = `${zh} / ${en}`;
      places.set(words, (places.get(words) ?? new Set()).add(path));
    }
  }
  return [...places].flatMap(([words, paths]) => {
    const others = [...paths].filter((path) => path !== COMMON_WORDS);
    const isCommon = others.length < paths.size;
    if (isCommon ? others.length === 0 : others.length <= PLACES_MAX) return [];
    return [`${others.join(', ')}: ${words} is said by many pages; it stands once, in ${COMMON_WORDS}`];
  });
}

const EXPORTED = /^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm;

/** The words of a name: `verifyAll`, `VERIFY_ALL` and `verify-all.ts` have two. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Folders, files and exports that are called by words which only this house would know. */
export function refuseNames(path: string, source: string): string[] {
  const names = [path, ...[...source.matchAll(EXPORTED)].map(([, name]) => name!)];
  return names.flatMap((name) =>
    wordsOf(name)
      .filter((word) => Object.hasOwn(HOUSE_WORDS, word))
      .map((word) => `${path}: ${name} says "${word}"; the field says "${HOUSE_WORDS[word]}" (tools/glossary.ts)`),
  );
}

/** Breaches of the glossary in what people read (pages, failures, notes of formats, seeds) and in names. */
export function findWords(): string[] {
  const listed = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      'apps/*/src/*.ts',
      'apps/*/src/*.tsx',
      'packages/*/src/*.ts',
    ],
    { encoding: 'utf8' },
  );
  const sources = new Map(
    listed
      .split('\n')
      .filter((path) => path !== '' && !/\.test\.tsx?$/.test(path) && existsSync(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const ofPages = new Map([...sources].filter(([path]) => path.startsWith('apps/web/')));
  return [
    ...[...sources].flatMap(([path, source]) => [...refuseWords(path, source), ...refuseNames(path, source)]),
    ...refuseDrift(ofPages),
    ...refuseRepeats(ofPages),
  ];
}
