import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { readStored } from '../lib/storage.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { LETTER_KEYS_OFF } from './letter-keys.ts';
import { openPalette, useOpenPalette } from './palette-store.ts';

const Palette = lazyDialog(() => import('./palette.tsx').then((module) => module.Palette));
const KeyHelp = lazyDialog(() => import('./key-help.tsx').then((module) => module.KeyHelp));

const GO: Record<string, string> = { h: '/home', p: '/problem', c: '/contest', s: '/status' };
/** How long after `g` its second letter counts. */
const CHORD_MS = 1200;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl/⌘+K for the palette; `?`, `/` and `g h|p/c/s` unless single-letter keys are switched off. */
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
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (readStored(LETTER_KEYS_OFF) || document.querySelector('[role="dialog"]')) return;
      const going = performance.now() < chordUntil ? GO[event.key] : undefined;
      chordUntil = 0;
      if (going) void router.navigate({ href: going });
      else if (event.key === 'g') chordUntil = performance.now() + CHORD_MS;
      else if (event.key === '?') openPalette('keys');
      else if (event.key === '/') focusSearch(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [router]);
  if (!open) return null;
  return <Suspense>{open === 'search' ? <Palette /> : <KeyHelp />}</Suspense>;
}

/** The page's own search box, or the palette where there is none. */
function focusSearch(event: KeyboardEvent) {
  event.preventDefault();
  const box = document.querySelector<HTMLElement>('main input[type="search"]');
  if (box) box.focus();
  else openPalette('search');
}
