import { useSiteConfig } from '../lib/site-config.ts';
import { useText } from '../lib/text.ts';
import { Link } from '../ui/link.tsx';
import { LogoMark } from '../ui/logo.tsx';
import classes from './shell.module.css';
import { TEXT } from './text.ts';

/** Site name, description, record link and project link (SHELL-4). */
export function Footer() {
  const say = useText(TEXT);
  const config = useSiteConfig();
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        {config && (
          <>
            <span className={classes.footerName}>
              <LogoMark size={20} />
              {config.name}
            </span>
            <span>{config.description}</span>
            <nav className={classes.footerLinks} aria-label={say('footerDescription')}>
              <Link href="/introduction">{say('help')}</Link>
              {config.recordName && outward(config.recordUrl, config.recordName)}
              {config.projectName && outward(config.projectUrl, config.projectName)}
            </nav>
          </>
        )}
      </div>
    </footer>
  );
}

function outward(url: string, name: string) {
  return url ? (
    <a key={name} href={url} target="_blank" rel="noreferrer noopener">
      {name}
    </a>
  ) : (
    <span key={name}>{name}</span>
  );
}
