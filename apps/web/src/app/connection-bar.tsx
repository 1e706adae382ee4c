import { CloudOff } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { formatMoment } from '../lib/format.ts';
import { connection } from '../lib/offline/connection.ts';
import { useStore } from '../lib/store.ts';
import { useText } from '../lib/text.ts';
import classes from './shell.module.css';
import { TEXT } from './text.ts';

/** Says that the site does not answer, and how old what is shown may be. */
export function ConnectionBar() {
  const say = useText(TEXT);
  const { lostAt } = useStore(connection);
  const isLost = lostAt !== null;
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-lost', isLost), [isLost]);
  return (
    <div role="status" className={classes.connection} hidden={!isLost}>
      {isLost && (
        <>
          <CloudOff aria-hidden />
          <span>{say('connectionLost', { at: formatMoment(lostAt) })}</span>
        </>
      )}
    </div>
  );
}
