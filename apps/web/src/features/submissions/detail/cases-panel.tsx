import type { DataOf } from '@assay/contract/op.ts';
import type { getAllCaseResult } from '@assay/contract/submissions/detail.ts';
import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TEXT } from '../text.ts';
import { CaseGrid, caseOfHash } from '../verdict/case-grid.tsx';
import type { Progress } from '../verdict/verdict-watch.ts';

const Subtasks = lazyPart(() => import('../verdict/subtasks.tsx').then((module) => module.Subtasks));

/** The height of a subtask that is folded. */
const SUBTASK_PX = 58;

interface CasesPanelProps {
  progress: Progress;
  /** Null where it has none, and while it is judged. */
  subtasks: DataOf<typeof getAllCaseResult>['subTaskJudgeCaseVoList'];
  waits: boolean;
  aside: ReactNode;
}

/** The cases of a submission, by subtask where it has some; the one that is chosen stands in the address. */
export function CasesPanel({ progress: { cases, caseCount }, subtasks, waits, aside }: CasesPanelProps) {
  const t = useText(TEXT);
  const [selected, setSelected] = useState(() => caseOfHash(window.location.hash));
  const choose = (index: number) => {
    setSelected(index);
    window.history.replaceState(window.history.state, '', `#case-${index}`);
  };
  if (!subtasks && cases.length === 0 && !(waits && (caseCount ?? 0) > 0)) return null;
  return (
    <Panel title={t('cases')} aside={aside}>
      {subtasks ? (
        <Suspense fallback={<Skeleton height={subtasks.length * SUBTASK_PX} />}>
          <Subtasks subtasks={subtasks} initial={selected} onSelect={choose} />
        </Suspense>
      ) : (
        <CaseGrid cases={cases} total={caseCount ?? 0} initial={selected} onSelect={choose} />
      )}
    </Panel>
  );
}
