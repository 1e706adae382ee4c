import { VERDICT_TEXT, type VerdictName, verdictName } from '@assay/contract/verdict.ts';
import {
  Ban,
  Braces,
  Check,
  CircleDashed,
  CircleHelp,
  Clock,
  Contrast,
  Ellipsis,
  LoaderCircle,
  type LucideIcon,
  MemoryStick,
  OctagonAlert,
  Pilcrow,
  X,
  Zap,
} from 'lucide-react';
import { useLang } from '../lib/lang.ts';
import classes from './verdict-badge.module.css';

/** Shape and colour of each verdict; the shape alone tells them apart. */
const LOOK: Record<VerdictName, { icon: LucideIcon; color: string; spins?: boolean }> = {
  accepted: { icon: Check, color: 'accepted' },
  partial: { icon: Contrast, color: 'partial' },
  wrongAnswer: { icon: X, color: 'wrongAnswer' },
  timeLimit: { icon: Clock, color: 'timeLimit' },
  memoryLimit: { icon: MemoryStick, color: 'memoryLimit' },
  runtimeError: { icon: Zap, color: 'runtimeError' },
  compileError: { icon: Braces, color: 'compileError' },
  presentationError: { icon: Pilcrow, color: 'presentationError' },
  systemError: { icon: OctagonAlert, color: 'systemError' },
  submitFailed: { icon: OctagonAlert, color: 'systemError' },
  pending: { icon: Ellipsis, color: 'waiting' },
  compiling: { icon: LoaderCircle, color: 'waiting', spins: true },
  submitting: { icon: LoaderCircle, color: 'waiting', spins: true },
  judging: { icon: LoaderCircle, color: 'judging', spins: true },
  cancelled: { icon: Ban, color: 'cancelled' },
  notSubmitted: { icon: CircleDashed, color: 'cancelled' },
  unknown: { icon: CircleHelp, color: 'waiting' },
};

/** The text colour of a verdict, fit for both colour schemes. */
export const verdictColor = (code: number): string => `var(--verdict-${LOOK[verdictName(code)].color})`;

interface VerdictBadgeProps {
  code: number;
  /** `word` in full, `short` as AC, WA …, `icon` alone with the word for screen readers. */
  form?: 'word' | 'short' | 'icon';
  size?: 'sm' | 'md' | 'lg';
}

const ICON_PX = { sm: 14, md: 16, lg: 22 };

/** A verdict as icon and word. */
export function VerdictBadge({ code, form = 'word', size = 'md' }: VerdictBadgeProps) {
  const lang = useLang();
  const name = verdictName(code);
  const { icon: Icon, spins } = LOOK[name];
  const word = VERDICT_TEXT[name][lang];
  return (
    <span
      className={classes.verdict}
      data-size={size}
      style={{ color: verdictColor(code) }}
      title={form === 'word' ? undefined : word}
    >
      <Icon size={ICON_PX[size]} strokeWidth={2.4} className={spins ? classes.spins : undefined} aria-hidden />
      {form === 'word' && <span>{word}</span>}
      {form === 'short' && <abbr className={classes.short}>{VERDICT_TEXT[name].short}</abbr>}
      {form !== 'word' && <span className="visually-hidden">{word}</span>}
    </span>
  );
}
