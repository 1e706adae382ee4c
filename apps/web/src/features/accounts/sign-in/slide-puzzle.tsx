import { ActionIcon, Skeleton } from '@mantine/core';
import { ArrowRight, RefreshCw } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';
import classes from './slide-puzzle.module.css';
import { useSlide } from './use-slide.ts';

interface SlidePuzzleProps {
  onSolved: (puzzlePass: string) => void;
}

const HANDLE_PX = 42;

/** The slide puzzle; the server drew it and the server decides. Works by pointer, touch and arrow keys. */
export function SlidePuzzle({ onSolved }: SlidePuzzleProps) {
  const say = useText(TEXT);
  const { puzzle, x, max, verdict, idle, renew, handlers } = useSlide(onSolved);
  if (!puzzle) return <Skeleton height={150} radius="md" />;
  const { background, piece, width, height, y } = puzzle;
  return (
    <div className={classes.puzzle} style={{ width }}>
      <div className={classes.head}>
        <p className={classes.why}>{say('puzzleWhy')}</p>
        <ActionIcon variant="subtle" color="gray" aria-label={say('puzzleAnother')} onClick={renew} disabled={!idle}>
          <RefreshCw aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.picture} style={{ height }}>
        <img src={background} width={width} height={height} alt="" draggable={false} />
        <img className={classes.piece} src={piece} style={{ left: x, top: y }} alt="" draggable={false} />
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
          {...handlers}
        >
          <ArrowRight aria-hidden />
        </div>
      </div>
      <p className={classes.hint}>{say('puzzleHint')}</p>
    </div>
  );
}
