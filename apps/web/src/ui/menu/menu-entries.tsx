import { type ReactNode, use } from 'react';
import { isBuilt } from '../../lib/screens/is-built.ts';
import { Link } from '../link.tsx';
import classes from './menu.module.css';
import { CloseMenu } from './menu.tsx';

interface EntryProps {
  icon?: ReactNode;
  /** After the words. */
  mark?: ReactNode;
  children: ReactNode;
}

const Inside = ({ icon, mark, children }: EntryProps) => (
  <>
    {icon}
    <span className={classes.words}>{children}</span>
    {mark}
  </>
);

interface MenuItemProps extends EntryProps {
  lang?: string;
  /** Given for one of several that exclude each other. */
  checked?: boolean;
  onChoose: () => void;
}

/** An entry that does something. */
export function MenuItem({ lang, checked, onChoose, ...rest }: MenuItemProps) {
  const close = use(CloseMenu);
  const kind = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button
      type="button"
      {...kind}
      tabIndex={-1}
      className={classes.item}
      lang={lang}
      onClick={() => {
        close();
        onChoose();
      }}
    >
      <Inside {...rest} />
    </button>
  );
}

interface MenuLinkProps extends EntryProps {
  href: string;
  newWindow?: boolean;
}

/** An entry that leads to a page of the site; none where that is not built yet. */
export function MenuLink({ href, newWindow = false, ...rest }: MenuLinkProps) {
  const close = use(CloseMenu);
  if (!isBuilt(href)) return null;
  const outward = newWindow ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link {...outward} href={href} role="menuitem" tabIndex={-1} className={classes.item} onClick={close}>
      <Inside {...rest} />
    </Link>
  );
}

export const MenuLabel = ({ children }: { children: ReactNode }) => <div className={classes.label}>{children}</div>;
export const MenuRule = () => <hr className={classes.rule} />;
