import type { Absence } from '@assay/rules/judging/languages/absence.ts';
import { type Row, rows } from '../../../lib/text.ts';

/** Why a node does not offer a language. */
export const ABSENCES = rows({
  inDebian: {
    zh: '没有 {tool}；请在该机器上运行 apt install {packages}',
    en: '{tool} is not there; run apt install {packages} on that machine',
  },
  elsewhere: {
    zh: '没有 {tool}；Debian 不提供，见 {origin}',
    en: '{tool} is not there; not in Debian; see {origin}',
  },
  noVersion: { zh: '{tool} 没有说出版本', en: '{tool} does not say its version' },
  testing: { zh: '自检还在进行', en: 'Its self-test is still running' },
  notCompiled: { zh: '自检程序没有通过编译：{said}', en: 'The test program does not compile: {said}' },
  ended: {
    zh: '自检程序没有正常结束：{outcome}（{how}）：{said}',
    en: 'The test program ended with {outcome} ({how}): {said}',
  },
  wrong: {
    zh: '自检程序的输出与期望不同：{said}',
    en: 'The test program wrote something else than expected: {said}',
  },
} satisfies Record<Absence['code'], Row>);
