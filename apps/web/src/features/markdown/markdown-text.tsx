import type { SetFormulas } from '@assay/markdown/formula.ts';
import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { copyText } from '../../ui/copy-text.ts';
import './code-colours.css';
import { awaitFormulas, mayHoldFormulas, setLater, setNow } from './formulas/show-formulas.ts';
import type { Picture } from './large-picture.tsx';
import './markdown.css';
import { once } from './once.ts';
import { TEXT } from './text.ts';

const LargePicture = lazy(() => import('./large-picture.tsx').then((module) => ({ default: module.LargePicture })));

/** Starts loading parser and sanitiser, so that they are there when the first text arrives. */
export const preloadMarkdown = once(() => import('./render.ts'));

interface MarkdownProps {
  source: string;
  /** Formulas of the text that the server has set; without them the browser sets all. */
  formulas?: SetFormulas | undefined;
  className?: string;
}

/**
 * Written content: Markdown with formulas, code, tables, PDF cards and images that enlarge; made harmless whoever wrote
 * it. Suspends while the renderer loads, and a moment for formulas; {@link MarkdownSkeleton} holds the place.
 */
export function Markdown({ source, formulas, className }: MarkdownProps) {
  const waiting = mayHoldFormulas(source) ? awaitFormulas(formulas !== undefined) : null;
  const { renderMarkdown, highlightBlocks } = use(preloadMarkdown());
  if (waiting) use(waiting);
  const t = useText(TEXT);
  const frame = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState<Picture | null>(null);
  const words = useMemo(
    () => ({
      copy: t('copy'),
      copied: t('copied'),
      enlarge: t('enlarge'),
      table: t('table'),
      pdf: t('pdf'),
      openPdf: t('openPdf'),
      showPdf: t('showPdf'),
      hidePdf: t('hidePdf'),
    }),
    [t],
  );

  useLayoutEffect(() => {
    const root = frame.current!;
    root.replaceChildren(
      renderMarkdown(source, words, { copy: copyText, enlarge: ({ src, alt }) => setImage({ src, alt }) }, (fragment) =>
        setNow(fragment, formulas),
      ),
    );
    void highlightBlocks(root);
    return setLater(root);
  }, [source, formulas, words, renderMarkdown, highlightBlocks]);

  return (
    <>
      <div ref={frame} className={className ? `md ${className}` : 'md'} />
      {image && (
        <Suspense>
          <LargePicture picture={image} onClose={() => setImage(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Lines in the shape of a paragraph while text is on its way. */
export function MarkdownSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <Stack gap="xs" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name
        <Skeleton key={line} height={14} radius="sm" width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </Stack>
  );
}
