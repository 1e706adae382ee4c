import {
  addDifficulty,
  type Difficulty,
  deleteDifficulty,
  getDifficultyList,
  updateDifficulty,
} from '@assay/contract/catalog/difficulty.ts';
import { fail, type Lang } from '@assay/contract/errors.ts';
import { brokenConstraint, FOREIGN_KEY_VIOLATION } from '../../platform/db/database.ts';
import { implement } from '../../platform/http/call.ts';
import {
  type DifficultyFields,
  deleteDifficultyRow,
  insertDifficulty,
  listDifficulties,
  updateDifficultyRow,
} from './difficulty.queries.ts';

const shown = (row: DifficultyFields & { id: number }, lang: Lang): Difficulty => ({
  id: row.id,
  name: lang === 'zh' ? row.name_zh : row.name_en,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  color: row.color,
  acCoin: row.ac_coin,
});

const stored = (input: { nameZh: string; nameEn: string; color: string; acCoin: number }): DifficultyFields => ({
  name_zh: input.nameZh,
  name_en: input.nameEn,
  color: input.color,
  ac_coin: input.acCoin,
});

export const difficultyCalls = [
  implement(getDifficultyList, async (call) => (await listDifficulties(call.db)).map((row) => shown(row, call.lang))),

  implement(addDifficulty, async (call, input) => shown(await insertDifficulty(call.db, stored(input)), call.lang)),

  implement(updateDifficulty, async (call, input) => {
    if (!(await updateDifficultyRow(call.db, input.id, stored(input)))) fail('difficulty.unknown');
    return null;
  }),

  implement(deleteDifficulty, async (call, input) => {
    try {
      if (!(await deleteDifficultyRow(call.db, input.id))) fail('difficulty.unknown');
    } catch (error) {
      if (brokenConstraint(error, FOREIGN_KEY_VIOLATION) !== null) fail('difficulty.inUse');
      throw error;
    }
    return null;
  }),
];
