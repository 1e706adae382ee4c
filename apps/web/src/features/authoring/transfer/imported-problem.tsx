import type { PackageProblem } from '@assay/contract/authoring/transfer.ts';
import { JUDGE_MODE_TEXT } from '@assay/contract/problems/judge-modes.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';

/** What becomes of a problem of a package. */
export interface ImportChoice {
  take: boolean;
  problemId: string;
  replace: boolean;
}

const megabytes = (bytes: number) =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

interface ImportedProblemProps {
  problem: PackageProblem;
  choice: ImportChoice;
  /** It comes in now, or has come in. */
  busy: boolean;
  onChange: (changed: Partial<ImportChoice>) => void;
}

/** A problem of a package: what it holds, whether it comes in, and under which id. */
export function ImportedProblem({ problem, choice, busy, onChange }: ImportedProblemProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const title = problem.titles[lang] ?? Object.values(problem.titles)[0] ?? problem.key;
  const { existing } = problem;
  return (
    <li className={styles.problem}>
      <Checkbox
        aria-label={t('takeProblem', { name: title })}
        checked={choice.take}
        disabled={!problem.importable || busy}
        onChange={(event) => onChange({ take: event.currentTarget.checked })}
      />
      <div>
        <p className={styles.problemTitle}>{title}</p>
        <p className={styles.soft}>
          {t('contentFacts', {
            cases: problem.caseCount,
            subtasks: problem.subtaskCount,
            solutions: problem.solutionCount,
            size: megabytes(problem.bytes),
          })}
        </p>
        <p className={styles.soft}>
          {problem.type === 1 ? 'OI' : 'ACM'} · {JUDGE_MODE_TEXT[problem.judgeMode][lang]} ·{' '}
          {t('limits', { time: problem.timeLimit, memory: problem.memoryLimit })}
        </p>
        {!problem.importable && <p className={styles.bad}>{t('broken')}</p>}
        {existing?.mayEdit && (
          <Checkbox
            mt={6}
            size="xs"
            label={t('replace', { id: existing.problemId })}
            checked={choice.replace}
            disabled={busy}
            onChange={(event) =>
              onChange({
                replace: event.currentTarget.checked,
                problemId: event.currentTarget.checked ? existing.problemId : problem.problemId,
              })
            }
          />
        )}
      </div>
      <TextInput
        size="sm"
        label={t('problemId')}
        aria-label={t('problemIdOf', { name: title })}
        value={choice.problemId}
        maxLength={50}
        disabled={!choice.take || choice.replace || busy}
        onChange={(event) => onChange({ problemId: event.currentTarget.value })}
      />
    </li>
  );
}
