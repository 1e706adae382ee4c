import {
  getJurySolutions,
  JURY_CODE_MAX,
  type JurySolutionData,
  saveJurySolution,
} from '@assay/contract/authoring/jury-solutions.ts';
import { getVerification } from '@assay/contract/judging/verification.ts';
import type { VerdictName } from '@assay/contract/verdict.ts';
import { expectationOfName } from '@assay/rules/judging/verify/expectation-of-name.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh } from '../../../lib/use-call.ts';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { useLanguages } from '../../problems/use-catalog.ts';
import { languageOfName } from './language-of-name.ts';
import { TEXT } from './text.ts';

/** Stands for no language in the choice. */
export const NONE = '-';
const USUAL = 'C++ 17 With O2';

export interface SolutionFormOptions {
  pid: number;
  /** The solution to edit; null for a new one. */
  solution: JurySolutionData | null;
  /** Names that are taken. */
  names: readonly string[];
  onClose: () => void;
}

/** What is written of a jury solution, what is wrong with it, and saving it. */
export function useSolutionForm({ pid, solution, names, onClose }: SolutionFormOptions) {
  const t = useText(TEXT);
  const languages = useLanguages().data ?? [];
  /** A name such as wa-overflow.cpp tells language and verdicts, until they are chosen. */
  const toldBy = ({
    name,
    language,
    expected,
  }: {
    name: string;
    language: string | null;
    expected: VerdictName[] | null;
  }) => {
    const told = expectationOfName(name);
    return {
      language: language ?? languageOfName(name, languages) ?? languageOfName('.cpp', languages) ?? USUAL,
      expected: expected ?? (told.length > 0 ? told : (['accepted'] satisfies VerdictName[])),
    };
  };
  const saving = useSaveForm(saveJurySolution, {
    initial: {
      name: solution?.name ?? '',
      language: (solution ? (solution.language ?? NONE) : null) as string | null,
      expected: (solution?.expected ?? null) as VerdictName[] | null,
      min: solution?.score?.min ?? ('' as number | ''),
      max: solution?.score?.max ?? ('' as number | ''),
      isModel: solution?.isModel ?? false,
      code: solution?.code ?? '',
    },
    labels: { name: t('name'), code: t('code'), min: t('scoreMin') },
    checksOnLeave: false,
    refuse: ({ name, code, min, max }) => ({
      name: name.trim() === '' ? t('wanted') : !solution && names.includes(name.trim()) ? t('nameTaken') : null,
      code: code.trim() === '' || code.length > JURY_CODE_MAX ? t('wanted') : null,
      min: min !== '' && max !== '' && min > max ? t('scoreOrder') : null,
    }),
    inputOf: ({ name, min, max, isModel, code, ...chosen }) => {
      const bound = min === '' ? max : min;
      const { language, expected } = toldBy({ name, ...chosen });
      return {
        pid,
        name: name.trim(),
        language: language === NONE ? null : language,
        expected,
        isModel,
        code,
        score: bound === '' ? null : { min: Number(min === '' ? 0 : min), max: Number(max === '' ? bound : max) },
        author: solution?.author ?? '',
      };
    },
    onSaved: async () => {
      toast.success(t('saved'));
      onClose();
      await refresh(getJurySolutions, getVerification);
    },
  });
  /** Takes the code of a file, and its name for a new solution. */
  const take = (fileName: string, code: string) => {
    const { form } = saving;
    form.setFieldValue('code', code);
    if (solution) return;
    form.setFieldValue('name', fileName);
    form.setFieldValue('language', null);
    form.setFieldValue('expected', null);
  };
  return { ...saving, languages, take, ...toldBy(saving.form.values) };
}
