import {
  type CSSProperties,
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { placeTip } from './place-tip.ts';
import classes from './tip.module.css';

const OPEN_MS = 300;

interface TargetProps {
  'aria-describedby'?: string | undefined;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: () => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: () => void;
}

interface TipProps {
  label: string;
  disabled?: boolean;
  /** One element that passes handlers on and has none of these itself; what a menu or popover gives its button is passed on, too. */
  children: ReactElement<TargetProps>;
}

/** A word about a control: shown while the mouse rests on it or the keyboard is at it, gone with Escape. */
export function Tip({ label, disabled = false, children, ...passed }: TipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (element: HTMLElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTarget(element), OPEN_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setTarget(null);
  };
  const shown = target !== null && !disabled;
  return (
    <>
      {cloneElement(children, {
        ...passed,
        'aria-describedby': shown ? id : undefined,
        onPointerEnter: (event) => event.pointerType !== 'touch' && show(event.currentTarget),
        onPointerLeave: hide,
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
        onBlur: hide,
      })}
      {shown && createPortal(<Bubble id={id} label={label} target={target} onHide={hide} />, document.body)}
    </>
  );
}

interface BubbleProps {
  id: string;
  label: string;
  target: HTMLElement;
  onHide: () => void;
}

function Bubble({ id, label, target, onHide }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof placeTip> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useLayoutEffect(() => {
    const { width, height } = bubble.current!.getBoundingClientRect();
    setPlace(placeTip(target.getBoundingClientRect(), { width, height }, document.documentElement.clientWidth));
  }, [target, label]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: hiding does the same whichever closure does it
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onHide();
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onHide, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onHide, true);
    };
  }, []);
  const style = place
    ? ({ left: place.left, top: place.top, '--arrow': `${place.arrow}px` } as CSSProperties)
    : ({ left: 0, top: 0, visibility: 'hidden' } as CSSProperties);
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className={classes.tip}
      data-below={place?.below || undefined}
      style={style}
    >
      {label}
    </div>
  );
}
