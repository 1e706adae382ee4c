import { Kbd, Switch } from '@mantine/core';
import { useState } from 'react';
import { LETTER_KEYS_OFF } from '../../lib/page/letter-keys.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { type PlainKey, useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TEXT } from '../text.ts';
import classes from './palette.module.css';
import { closePalette } from './palette-store.ts';

const KEYS: readonly [string, PlainKey<typeof TEXT>][] = [
  ['Ctrl K', 'keyPalette'],
  ['/', 'keyFocusSearch'],
  ['?', 'keyHelp'],
  ['g h', 'keyGoHome'],
  ['g p', 'keyGoProblems'],
  ['g c', 'keyGoContests'],
  ['g s', 'keyGoStatus'],
  ['g b', 'keyGoBoard'],
  ['j', 'keyNextRow'],
  ['k', 'keyPreviousRow'],
  ['Alt A', 'keyLetter'],
  ['Alt [', 'keyPreviousProblem'],
  ['Alt ]', 'keyNextProblem'],
  ['e', 'keyEditor'],
  ['F6', 'keyPanes'],
  ['f', 'keyFocusMode'],
  ['Ctrl Enter', 'keyRun'],
  ['Ctrl Shift Enter', 'keySubmit'],
  ['F10', 'keySubmit'],
  ['x', 'keyFailing'],
  ['← → ↑ ↓', 'keyCases'],
  ['Esc Tab', 'keyLeaveEditor'],
  ['Esc', 'keyClose'],
];

/** The list of shortcuts, and the switch that turns single letters off. */
export function KeyHelp() {
  const say = useText(TEXT);
  const [letters, setLetters] = useState(() => readStored(LETTER_KEYS_OFF) === null);
  return (
    <Dialog opened onClose={closePalette} title={say('keys')}>
      <dl className={classes.keys}>
        {KEYS.map(([keys, label]) => (
          <div key={keys} className={classes.keyRow}>
            <dt>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{say(label)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label={say('letterKeys')}
        checked={letters}
        onChange={(event) => {
          setLetters(event.currentTarget.checked);
          writeStored(LETTER_KEYS_OFF, event.currentTarget.checked ? null : '1');
        }}
      />
    </Dialog>
  );
}
