import { Link } from '../link.tsx';
import classes from './row-link.module.css';

/** The link by which a row of a table is opened. */
export function RowLink({ href, target, children }: { href: string; target?: '_blank'; children: React.ReactNode }) {
  return (
    <Link href={href} target={target} className={classes.link}>
      {children}
    </Link>
  );
}
