import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { GLOSSARY } from './glossary.ts';

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

/** Breaches of the glossary in what people read: pages, failures, notes of formats, seeds. */
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
  return listed
    .split('\n')
    .filter((path) => path !== '' && !/\.test\.tsx?$/.test(path) && existsSync(path))
    .flatMap((path) => refuseWords(path, readFileSync(path, 'utf8')));
}
