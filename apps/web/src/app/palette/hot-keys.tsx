import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isLetterKey } from '../../lib/page/letter-keys.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { openPalette, useOpenPalette } from './palette-store.ts';

const Palette = lazyDialog(() => import('./palette.tsx').then((module) => module.Palette));
const KeyHelp = lazyDialog(() => import('./key-help.tsx').then((module) => module.KeyHelp));

const GO: Record<string, string> = { h: '/home', p: '/problem', c: '/contest', s: '/status' };
/** How long after `g` its second letter counts. */
const CHORD_MS = 1200;

/** Ctrl/⌘+K for the palette; `?`, `/`, `j`, `k` and `g h/p/c/s/b` unless single-letter keys are switched off. */
export function HotKeys() {
  const router = useRouter();
  const open = useOpenPalette();
  useEffect(() => {
    let chordUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openPalette('search');
        return;
      }
      if (!isLetterKey(event)) return;
      const going = performance.now() < chordUntil ? (event.key === 'b' ? boardHere() : GO[event.key]) : undefined;
      chordUntil = 0;
      if (going) void router.navigate({ href: going });
      else if (event.key === 'g') chordUntil = performance.now() + CHORD_MS;
      else if (event.key === '?') openPalette('keys');
      else if (event.key === '/') focusSearch(event);
      else if (event.key === 'j') focusRow(event, 1);
      else if (event.key === 'k') focusRow(event, -1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [router]);
  if (!open) return null;
  return open === 'search' ? <Palette /> : <KeyHelp />;
}

/** The board of the contest that the page is of. */
const boardHere = () => /^\/contest\/\d+(?=\/|$)/.exec(window.location.pathname)?.[0].concat('/rank');

/** The page's own search box, or the palette where there is none. */
function focusSearch(event: KeyboardEvent) {
  event.preventDefault();
  const box = document.querySelector<HTMLElement>('main input[type="search"]');
  if (box) box.focus();
  else openPalette('search');
}

/** The link of the next or the last row of the page's list. */
function focusRow(event: KeyboardEvent, step: 1 | -1) {
  const rows = [...document.querySelectorAll('main [data-row]')].filter((row) => row.querySelector('a[href]'));
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[here < 0 ? 0 : here + step];
  if (!next) return;
  event.preventDefault();
  (next.querySelector<HTMLElement>('th a[href], h3 a[href]') ?? next.querySelector<HTMLElement>('a[href]'))?.focus();
}
