import { type Absence, readAbsence } from '@assay/rules/judging/languages/absence.ts';
import type { Lang } from '../../lib/lang.ts';
import { type Row, rows, wordsOf } from '../../lib/text.ts';

const ABSENCES = rows({
  inDebian: { zh: '没有 {tool}；Debian 软件包：{packages}', en: '{tool} is not there; Debian packages: {packages}' },
  elsewhere: {
    zh: '没有 {tool}；Debian 不提供，见 {origin}',
    en: '{tool} is not there; not in Debian; see {origin}',
  },
  noVersion: { zh: '{tool} 没有说出版本', en: '{tool} does not say its version' },
  testing: { zh: '自检还在进行', en: 'its self-test is still running' },
  notCompiled: { zh: '自检程序没有通过编译：{said}', en: 'the test program does not compile: {said}' },
  ended: {
    zh: '自检程序以 {outcome}（{how}）结束：{said}',
    en: 'the test program ended with {outcome} ({how}): {said}',
  },
  wrong: {
    zh: '自检程序的输出与期望不同：{said}',
    en: 'the test program wrote something else than expected: {said}',
  },
} satisfies Record<Absence['code'], Row>);

/** Why a node does not offer a language, in the viewer's; what else a node says stays as it is. */
export function absenceWords(reason: string, lang: Lang): string {
  const found = readAbsence(reason);
  if (!found) return reason;
  return [wordsOf(ABSENCES[found.code], lang, found.params), found.rest].filter(Boolean).join('\n');
}
