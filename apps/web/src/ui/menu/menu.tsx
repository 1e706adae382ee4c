import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './menu.module.css';
import { stepInMenu } from './step-in-menu.ts';

/** Closes the menu that an entry stands in and gives the focus back to its button. */
export const CloseMenu = createContext<() => void>(() => {});

/** What the button of a menu must carry. */
export interface MenuTarget {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface MenuProps {
  /** The button, with the given properties spread onto it. */
  target: (properties: MenuTarget) => ReactNode;
  /** The side of the button that the menu is flush with. */
  align?: 'start' | 'end';
  /** Opens while the mouse is over it, too. */
  onHover?: boolean;
  /** Entries, rules and labels. */
  children: ReactNode;
}

const HOVER_OPEN_MS = 80;
const HOVER_CLOSE_MS = 150;

/**
 * A button with a menu below it. Arrow keys, Home, End and first letters walk the entries; Escape and Tab leave. It has
 * no notion of the window's edges, and so is for the bars at the top of the page.
 */
export function Menu({ target, align = 'end', onHover = false, children }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** `hover` leaves the focus where it is. */
  const [opened, setOpened] = useState<'hover' | 'asked' | null>(null);
  const button = () => anchor.current?.querySelector<HTMLElement>('[aria-haspopup]');

  const close = () => {
    if (menu.current?.contains(document.activeElement)) button()?.focus();
    setOpened(null);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (opened === 'asked') stepInMenu(menu.current!, 'Home');
  }, [opened]);
  useEffect(() => {
    if (!opened) return;
    const onPress = (event: Event) => anchor.current?.contains(event.target as Node) || setOpened(null);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [opened]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpened('asked');
    } else if (event.key === 'Tab') close();
    else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && stepInMenu(menu.current!, event.key)) {
      event.preventDefault();
    }
  };
  const hover = (event: PointerEvent, ms: number, next: 'hover' | null) => {
    if (!onHover || event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened((before) => (before === 'asked' ? before : next)), ms);
  };
  return (
    <CloseMenu value={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button and the entries inside are what one works with */}
      <div
        ref={anchor}
        className={classes.anchor}
        onKeyDown={onKeyDown}
        onBlur={(event: FocusEvent) =>
          event.relatedTarget && !anchor.current?.contains(event.relatedTarget) && setOpened(null)
        }
        onPointerEnter={(event) => hover(event, HOVER_OPEN_MS, 'hover')}
        onPointerLeave={(event) => hover(event, HOVER_CLOSE_MS, null)}
      >
        {target({
          id,
          'aria-haspopup': 'menu',
          'aria-expanded': opened !== null,
          'aria-controls': opened ? `${id}-menu` : undefined,
          onClick: () => (opened === 'asked' ? close() : setOpened('asked')),
        })}
        {opened && (
          <div
            ref={menu}
            id={`${id}-menu`}
            className={classes.menu}
            data-align={align}
            role="menu"
            aria-labelledby={id}
          >
            {children}
          </div>
        )}
      </div>
    </CloseMenu>
  );
}
