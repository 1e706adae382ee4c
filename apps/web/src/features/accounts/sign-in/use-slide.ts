import { getSlidePuzzle, solveSlidePuzzle } from '@assay/contract/accounts/sign-in.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { TEXT } from '../text.ts';

interface Step {
  x: number;
  y: number;
  ms: number;
}

const AGAIN_AFTER_MS = 1000;
const MAX_STEPS = 2000;

/** The piece of a slide puzzle as it is moved, the trail that the server asks for, and what the server says. */
export function useSlide(onSolved: (puzzlePass: string) => void) {
  const say = useText(TEXT);
  const puzzle = useCall(getSlidePuzzle, {}, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  const [x, setX] = useState(0);
  const [verdict, setVerdict] = useState<{ kind: 'right' | 'wrong'; text: string } | null>(null);
  const trail = useRef<Step[]>([]);
  const startedAt = useRef(0);
  const grip = useRef<{ fromX: number; fromY: number; x: number } | null>(null);
  const max = puzzle.data ? puzzle.data.width - puzzle.data.pieceWidth : 0;

  const renew = () => {
    trail.current = [];
    grip.current = null;
    setX(0);
    setVerdict(null);
    void puzzle.refetch();
  };
  const solve = useAction(solveSlidePuzzle, {
    call: { quiet: true },
    onSuccess({ puzzlePass, seconds }) {
      setVerdict({ kind: 'right', text: say('puzzleSolved', { seconds: seconds.toFixed(1) }) });
      onSolved(puzzlePass);
    },
    onError: (error) => setVerdict({ kind: 'wrong', text: error.msg }),
  });
  const wrong = verdict?.kind === 'wrong';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one reset per wrong answer
  useEffect(() => {
    if (!wrong) return;
    const timer = setTimeout(renew, AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wrong]);

  const step = (nextX: number, y: number) => {
    const clamped = Math.min(max, Math.max(0, Math.round(nextX)));
    if (trail.current.length === 0) startedAt.current = performance.now();
    if (trail.current.length < MAX_STEPS) {
      trail.current.push({ x: clamped, y: Math.round(y), ms: Math.round(performance.now() - startedAt.current) });
    }
    setX(clamped);
  };
  const idle = puzzle.data !== undefined && !solve.isPending && verdict === null;
  const submit = (at: number) => {
    if (puzzle.data) solve.mutate({ puzzleId: puzzle.data.puzzleId, x: at, trail: trail.current });
  };
  const release = () => {
    if (!grip.current) return;
    grip.current = null;
    const dropped = trail.current.at(-1)?.x ?? 0;
    if (dropped > 0) submit(dropped);
  };

  return {
    puzzle: puzzle.data,
    x,
    /** How far the piece goes. */
    max,
    verdict,
    /** It can be moved. */
    idle,
    renew,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        if (!idle) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { fromX: event.clientX, fromY: event.clientY, x };
        step(x, 0);
      },
      onPointerMove(event: PointerEvent<HTMLDivElement>) {
        if (!grip.current) return;
        step(grip.current.x + event.clientX - grip.current.fromX, event.clientY - grip.current.fromY);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event: KeyboardEvent) {
        if (!idle) return;
        const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 20, PageDown: -20 }[event.key];
        if (by !== undefined) {
          event.preventDefault();
          step(x + by * (event.shiftKey ? 10 : 1), 0);
        } else if (event.key === 'Enter') {
          event.preventDefault();
          submit(x);
        }
      },
    },
  };
}
