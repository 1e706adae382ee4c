import classes from './external.module.css';

/** The icon of another site, stored here; its first letter where it has none. */
export function SiteIcon({ logo, name }: { logo: string; name: string }) {
  return (
    <span className={classes.icon} aria-hidden>
      {logo === '' ? [...name][0]?.toUpperCase() : <img src={logo} alt="" loading="lazy" />}
    </span>
  );
}
