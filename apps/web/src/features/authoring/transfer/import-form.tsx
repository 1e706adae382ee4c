import {
  getProblemImport,
  importProblemPackage,
  type PackageProblem,
  type ProblemImport,
} from '@assay/contract/authoring/transfer.ts';
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useProblemAdmin } from '../../../lib/problem-admin.ts';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { ImportProgress } from './import-progress.tsx';
import { type ImportChoice, ImportedProblem } from './imported-problem.tsx';
import { TEXT } from './text.ts';
import styles from './transfer.module.css';
import type { Preview } from './use-package.ts';

const POLL_MS = 400;
const firstChoice = ({ importable, problemId }: PackageProblem): ImportChoice => ({
  take: importable,
  problemId,
  replace: false,
});

export interface ImportPurpose {
  /** Takes the problems that came in, for a place of their own; they stay private then. Left out: they are of the site. */
  onImported?: ((problems: ProblemImport['problems']) => void) | undefined;
}

interface ImportFormProps extends ImportPurpose {
  packageKey: string;
  preview: Preview;
}

/** Which problems come in, under which ids; then how the import goes on. */
export function ImportForm({ packageKey, preview, onImported }: ImportFormProps) {
  const t = useText(TEXT);
  const { gid } = useProblemAdmin();
  const [choices, setChoices] = useState(() => preview.problems.map(firstChoice));
  const [auth, setAuth] = useState<1 | 2>(2);
  const [lf, setLf] = useState(false);
  const begin = useAction(importProblemPackage);
  const { data: outcome } = useCall(
    getProblemImport,
    { packageKey },
    {
      enabled: begin.isSuccess,
      staleTime: 0,
      // no answer is no end: a server that starts again knows what became of the import
      refetchInterval: ({ state: { data } }) => (data && data.state !== 'importing' ? false : POLL_MS),
      call: { quiet: true },
    },
  );
  const change = (at: number, changed: Partial<ImportChoice>) =>
    setChoices((now) => now.map((choice, place) => (place === at ? { ...choice, ...changed } : choice)));
  const chosen = choices.flatMap(({ take, ...choice }, index) => (take ? [{ index, ...choice }] : []));
  const isDone = outcome?.state === 'imported';
  useImported(isDone ? outcome.problems : null, onImported);
  const isBusy = begin.isPending || outcome?.state === 'importing' || isDone;
  const hasCrlf = preview.notes.some(({ code }) => code === 'crlf');
  return (
    <Panel title={t('problems')}>
      <div className={styles.stack}>
        <ul className={styles.problems}>
          {preview.problems.map((problem, at) => (
            <ImportedProblem
              key={problem.index}
              problem={problem}
              choice={choices[at]!}
              busy={isBusy}
              onChange={(changed) => change(at, changed)}
            />
          ))}
        </ul>
        {!isDone && (
          <div className={styles.row}>
            {!onImported && (
              <Segments
                label={t('auth')}
                value={String(auth)}
                onChange={(value) => setAuth(value === '1' ? 1 : 2)}
                choices={[
                  { value: '2', label: t('private') },
                  { value: '1', label: t(gid === null ? 'public' : 'openToGroup') },
                ]}
              />
            )}
            {hasCrlf && (
              <Checkbox label={t('lineEnds')} checked={lf} onChange={(event) => setLf(event.currentTarget.checked)} />
            )}
            <Button
              loading={isBusy}
              disabled={chosen.length === 0 || chosen.some(({ problemId }) => problemId.trim() === '')}
              onClick={() =>
                begin.mutate({
                  packageKey,
                  ...(gid !== null && { gid }),
                  format: preview.format,
                  auth,
                  normaliseLineEnds: lf,
                  problems: chosen,
                })
              }
            >
              {t('begin', { count: chosen.length })}
            </Button>
          </div>
        )}
        {outcome && <ImportProgress {...outcome} />}
      </div>
    </Panel>
  );
}

/** Hands over what came in, once. */
function useImported(problems: ProblemImport['problems'] | null, take: ImportPurpose['onImported']) {
  const taken = useRef(false);
  useEffect(() => {
    if (!problems || taken.current) return;
    taken.current = true;
    take?.(problems);
  }, [problems, take]);
}
