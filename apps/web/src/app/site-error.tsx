import type { ErrorComponentProps } from '@tanstack/react-router';
import { useText } from '../lib/text.ts';
import { wordsOf } from './page-error.tsx';
import classes from './site-error.module.css';
import { TEXT } from './text.ts';

/** What stands in place of everything where the frame around the pages threw. Nothing of the kit is there then: no theme, no notices. */
export function SiteError({ error }: ErrorComponentProps) {
  const say = useText(TEXT);
  return (
    <main className={classes.error} role="alert">
      <h1 className={classes.title}>{say('pageBroken')}</h1>
      <p className={classes.hint}>
        {say('siteBrokenHint')} ({wordsOf(error)})
      </p>
      <button type="button" className={classes.reload} onClick={() => window.location.reload()}>
        {say('reload')}
      </button>
    </main>
  );
}
