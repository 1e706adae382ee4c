import { Loader } from '@mantine/core';
import { useText } from '../lib/text.ts';
import classes from './shell.module.css';
import { TEXT } from './text.ts';

/** Shown while a page's code is on its way, if that takes longer than the eye notices. */
export function PageWaiting() {
  const say = useText(TEXT);
  return (
    <div className={classes.waiting} role="status">
      <Loader aria-hidden />
      <span className="visually-hidden">{say('loading')}</span>
    </div>
  );
}
