import { type Difficulty, getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { useLang } from '../../lib/lang.ts';
import { useCall } from '../../lib/use-call.ts';

const SELDOM_MS = 10 * 60_000;

/** Difficulty levels, easiest first. */
export const useDifficulties = () => useCall(getDifficultyList, {}, { staleTime: SELDOM_MS });

/** @param all those of remote judges, too */
export const useLanguages = (all = false) => useCall(getLanguages, all ? { all } : {}, { staleTime: SELDOM_MS });

/** The name of a level in the viewer's language. */
export function useDifficultyName(): (level: Difficulty) => string {
  const lang = useLang();
  return (level) => (lang === 'zh' ? level.nameZh : level.nameEn);
}
