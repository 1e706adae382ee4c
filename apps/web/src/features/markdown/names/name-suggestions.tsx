import { findPeople } from '@assay/contract/accounts/people.ts';
import { PREFIX_MIN } from '@assay/rules/accounts/people.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { rows, useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import styles from './name-suggestions.module.css';
import { completeName, type TypedName, typedName } from './typed-name.ts';

const TEXT = rows({ people: { zh: '提到的人', en: 'People to mention' } });

/** Somebody who types is asked for when the fingers rest. */
const SETTLE_MS = 250;

interface NameSuggestionsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

/** People whose names begin with what follows an `@` before the cursor, chosen by arrows and Enter or by a click (DISC-15). */
export function NameSuggestions({ field, onChange }: NameSuggestionsProps) {
  const t = useText(TEXT);
  const id = useId();
  const [typed, setTyped] = useState<TypedName | null>(null);
  const [at, setAt] = useState(0);
  const [prefix] = useDebouncedValue(typed?.prefix ?? '', SETTLE_MS);
  const isAsked = typed !== null && prefix.length >= PREFIX_MIN;
  const { data } = useCall(findPeople, { prefix }, { enabled: isAsked, keep: true, call: { quiet: true } });
  const people = isAsked
    ? (data?.people ?? []).filter(({ username }) => username.toLowerCase().startsWith(typed.prefix.toLowerCase()))
    : [];
  const isOpen = people.length > 0;
  const chosen = Math.min(at, people.length - 1);

  const pick = (name: string) => {
    const area = field.current;
    if (!area || !typed) return;
    const next = completeName(area.value, typed, name);
    // the cursor can be set only once the text is there
    flushSync(() => onChange(next.text));
    setTyped(null);
    area.focus();
    area.setSelectionRange(next.cursor, next.cursor);
  };
  const read = useEffectEvent(() => {
    const area = field.current;
    const next = area && typedName(area.value, area.selectionStart);
    if (next?.prefix !== typed?.prefix) setAt(0);
    setTyped(next);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((chosen + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(people[chosen]!.username);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const close = () => setTyped(null);
    const whenRead = () => read();
    const whenPressed = (event: KeyboardEvent) => press(event);
    area.addEventListener('input', whenRead);
    area.addEventListener('click', whenRead);
    area.addEventListener('keydown', whenPressed);
    area.addEventListener('blur', close);
    // this part came while a name was being written
    whenRead();
    return () => {
      area.removeEventListener('input', whenRead);
      area.removeEventListener('click', whenRead);
      area.removeEventListener('keydown', whenPressed);
      area.removeEventListener('blur', close);
    };
  }, [field]);
  useEffect(() => {
    const area = field.current;
    if (!area || !isOpen) return;
    const said = {
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-activedescendant': `${id}-${chosen}`,
      // Escape closes this list, not the dialog around it
      'data-mantine-stop-propagation': 'true',
    };
    for (const [name, value] of Object.entries(said)) area.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(said)) area.removeAttribute(name);
    };
  }, [field, id, isOpen, chosen]);

  if (!isOpen) return null;
  return (
    <div className={styles.place}>
      <div id={id} role="listbox" aria-label={t('people')} className={styles.list}>
        {people.map(({ uid, username, nickname, avatar }, index) => (
          // the keys are pressed in the text
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={uid}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.person}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(username)}
          >
            <UserAvatar username={username} src={avatar} size={22} />
            <bdi>{username}</bdi>
            {nickname && <span className={styles.soft}>{nickname}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
