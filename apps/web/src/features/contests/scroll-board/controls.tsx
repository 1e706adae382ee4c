import { ChevronLeft, ChevronRight, FastForward, Maximize, Pause, Play, Rewind, RotateCcw } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import styles from './player.module.css';
import { TEXT } from './text.ts';

interface ControlsProps {
  isAuto: boolean;
  isOver: boolean;
  onNext: () => void;
  onBack: () => void;
  onAuto: () => void;
  onSpeed: (by: number) => void;
  onRestart: () => void;
  onFullScreen: () => void;
}

/** Buttons for everything that the keyboard does; they show when the mouse moves over the lower edge. */
export function Controls(props: ControlsProps) {
  const t = useText(TEXT);
  const { isAuto, isOver } = props;
  const buttons = [
    { label: t('restart'), Icon: RotateCcw, act: props.onRestart, off: false },
    { label: t('back'), Icon: ChevronLeft, act: props.onBack, off: false },
    { label: t('next'), Icon: ChevronRight, act: props.onNext, off: isOver },
    { label: t(isAuto ? 'pause' : 'auto'), Icon: isAuto ? Pause : Play, act: props.onAuto, off: isOver },
    { label: t('slower'), Icon: Rewind, act: () => props.onSpeed(-1), off: false },
    { label: t('faster'), Icon: FastForward, act: () => props.onSpeed(1), off: false },
    { label: t('fullScreen'), Icon: Maximize, act: props.onFullScreen, off: false },
  ];
  return (
    <div className={styles.controls}>
      {buttons.map(({ label, Icon, act, off }) => (
        <button key={label} type="button" aria-label={label} title={label} disabled={off} onClick={act}>
          <Icon size={20} aria-hidden />
        </button>
      ))}
    </div>
  );
}
