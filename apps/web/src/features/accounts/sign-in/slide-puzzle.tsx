import { getSlidePuzzle, solveSlidePuzzle } from '@assay/contract/accounts/sign-in.ts';
import { ActionIcon, Skeleton } from '@mantine/core';
import { ArrowRight, RefreshCw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useAction, useCall } from '../../../lib/use-call.ts';
import { TEXT } from '../text.ts';
import classes from './slide-puzzle.module.css';

interface Step {
  x: number;
  y: number;
  ms: number;
}

interface SlidePuzzleProps {
  onSolved: (puzzlePass: string) => void;
}

const AGAIN_AFTER_MS = 1000;
const HANDLE_PX = 42;
const MAX_STEPS = 2000;

/** The slide puzzle; the server drew it and the server decides. Works by pointer, touch and arrow keys. */
export function SlidePuzzle({ onSolved }: SlidePuzzleProps) {
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
    return clamped;
  };
  const idle = puzzle.data !== undefined && !solve.isPending && verdict === null;
  const submit = (at: number) => {
    if (puzzle.data) solve.mutate({ puzzleId: puzzle.data.puzzleId, x: at, trail: trail.current });
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!idle) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { fromX: event.clientX, fromY: event.clientY, x };
    step(x, 0);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    step(grip.current.x + event.clientX - grip.current.fromX, event.clientY - grip.current.fromY);
  };
  const onPointerUp = () => {
    if (!grip.current) return;
    grip.current = null;
    const dropped = trail.current.at(-1)?.x ?? 0;
    if (dropped > 0) submit(dropped);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!idle) return;
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 20, PageDown: -20 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      step(x + by * (event.shiftKey ? 10 : 1), 0);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      submit(x);
    }
  };

  if (!puzzle.data) return <Skeleton height={150} radius="md" />;
  const { background, piece, width, height, y } = puzzle.data;
  return (
    <div className={classes.puzzle} style={{ width }}>
      <p className={classes.why}>{say('puzzleWhy')}</p>
      <div className={classes.picture} style={{ height }}>
        <img src={background} width={width} height={height} alt="" draggable={false} />
        <img className={classes.piece} src={piece} style={{ left: x, top: y }} alt="" draggable={false} />
        <ActionIcon
          className={classes.another}
          variant="default"
          size={26}
          aria-label={say('puzzleAnother')}
          onClick={renew}
          disabled={!idle}
        >
          <RefreshCw aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.track} data-verdict={verdict?.kind}>
        <span className={classes.label} role="status">
          {verdict?.text ?? say('puzzle')}
        </span>
        <div
          className={classes.handle}
          role="slider"
          tabIndex={0}
          aria-label={say('puzzle')}
          aria-description={say('puzzleHint')}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={x}
          style={{ width: HANDLE_PX, left: (x / Math.max(1, max)) * (width - HANDLE_PX) }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onKeyDown={onKeyDown}
        >
          <ArrowRight aria-hidden />
        </div>
      </div>
      <p className={classes.hint}>{say('puzzleHint')}</p>
    </div>
  );
}
