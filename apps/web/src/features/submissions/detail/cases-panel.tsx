import { type ComponentProps, type ReactNode, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TEXT } from '../text.ts';
import { CaseGrid, caseOfHash } from '../verdict/case-grid.tsx';
import { Subtasks } from '../verdict/subtasks.tsx';
import type { Progress } from '../verdict/verdict-watch.ts';

interface CasesPanelProps {
  progress: Progress;
  /** Null where it has none, and while it is judged. */
  subtasks: ComponentProps<typeof Subtasks>['subtasks'] | null;
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
        <Subtasks subtasks={subtasks} initial={selected} onSelect={choose} />
      ) : (
        <CaseGrid cases={cases} total={caseCount ?? 0} initial={selected} onSelect={choose} />
      )}
    </Panel>
  );
}
