import { Link } from '../link.tsx';
import classes from './row-link.module.css';

/** The link by which a row of a table is opened. */
export function RowLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className={classes.link}>
      {children}
    </Link>
  );
}
