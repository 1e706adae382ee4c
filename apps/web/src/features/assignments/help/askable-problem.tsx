import { venueIdOf } from '@assay/contract/venue.ts';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { type ProblemTools, ProblemToolsContext } from '../../submissions/solve/problem-tools.ts';
import { assignedKindOf } from '../shown.ts';

const AskButton = lazyPart(() => import('./ask-button.tsx').then((module) => module.AskButton));

const askTool: ProblemTools = ({ pid, venue }) => {
  const kind = assignedKindOf(venue);
  if (!kind) return null;
  return (
    <Suspense fallback={null}>
      <AskButton kind={kind} targetId={venueIdOf(venue)} pid={pid} />
    </Suspense>
  );
};

/** The page of a problem from which those are asked who help in a group that was set it. */
export const AskableProblem = ({ children }: { children: ReactNode }) => (
  <ProblemToolsContext value={askTool}>{children}</ProblemToolsContext>
);
