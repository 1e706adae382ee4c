import type { AnyRouter } from '@tanstack/react-router';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** What is not here by then comes later; the page no longer waits for it. */
const PATIENCE_MS = 5_000;

async function prepareTexts(withFormulas: boolean): Promise<void> {
  const { prepareMarkdown } = await import('../features/markdown/markdown-text.tsx');
  await prepareMarkdown(withFormulas);
}

/** Lets the browser answer who reads meanwhile: the page is there before its script. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Whatever the drawn page shows and the living one would have to wait for. */
async function prepare(drawn: HTMLElement, router: AnyRouter): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const parts = [router.load(), drawn.querySelector('.md') && prepareTexts(drawn.querySelector('.md math') !== null)];
  await Promise.race([Promise.allSettled(parts), late]);
}

/** Says, before it is seen, that the living page is there, and that it came after a drawn one. */
function Living({ frame, onSeen, children }: { frame: HTMLElement; onSeen: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    frame.removeAttribute('data-drawn');
    frame.setAttribute('data-taken', '');
    onSeen();
  }, [frame, onSeen]);
  return children;
}

/**
 * Starts the page. One that the server drew stands until the living one can take its place whole, in one step; what the reader sees does not
 * flicker, and while it is made the browser stays free for him.
 * @returns when the living page stands where the drawn one stood; where none was, when the living one has begun
 */
export async function takeOver(frame: HTMLElement, router: AnyRouter, page: ReactNode): Promise<void> {
  const root = createRoot(frame);
  // in pieces, too: made in one go, it would keep the browser from everything else for as long
  if (!frame.hasAttribute('data-drawn')) return startTransition(() => root.render(page));
  await pause();
  await prepare(frame, router);
  await pause();
  await new Promise<void>((resolve) => {
    const living = (
      <Living frame={frame} onSeen={resolve}>
        {page}
      </Living>
    );
    startTransition(() => root.render(living));
  });
  await pause();
}
