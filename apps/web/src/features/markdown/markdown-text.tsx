import type { Mention } from '@assay/contract/comments/mentions.ts';
import type { RenderedText } from '@assay/contract/rendered.ts';
import { Skeleton, Stack } from '@mantine/core';
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { copyText } from '../../ui/copy/copy-text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import './code-colours.css';
import { awaitFormulas, mayHoldFormulas, setLater, setNow } from './formulas/show-formulas.ts';
import type { Picture } from './large-picture.tsx';
import './markdown.css';
import { once } from './once.ts';
import { TEXT } from './text.ts';

const LargePicture = lazyDialog(() => import('./large-picture.tsx').then((module) => module.LargePicture));

/** Starts loading the sanitiser, so that it is there when the first text arrives. */
export const preloadMarkdown = once(() => import('./render.ts'));
/** Settles when rendered texts can be shown at once. */
export const prepareMarkdown = (withFormulas: boolean): Promise<unknown> =>
  Promise.all([preloadMarkdown(), withFormulas && awaitFormulas(true)]);
/** The parser, for texts that the server has not rendered. */
const loadParser = once(() => import('@assay/markdown/markdown-to-html.ts'));

export interface MarkdownProps {
  source: string;
  /** The same text as HTML; without it the browser parses the source and sets all formulas. */
  rendered?: RenderedText | undefined;
  /** Who is named in it by `@`. */
  mentions?: readonly Mention[];
  className?: string;
}

/**
 * Written content: Markdown with formulas, code, tables, PDF cards and images that enlarge; made harmless whoever wrote
 * it. Suspends while the renderer loads, and a moment for formulas; {@link MarkdownSkeleton} holds the place.
 */
export function Markdown({ source, rendered, mentions, className }: MarkdownProps) {
  const waiting = mayHoldFormulas(source) ? awaitFormulas(Boolean(rendered)) : null;
  const parser = rendered ? null : loadParser();
  const { finishHtml, highlightBlocks, makeHarmless } = use(preloadMarkdown());
  const html = rendered?.html ?? (parser ? use(parser).markdownToHtml(source) : '');
  const formulas = rendered?.formulas;
  if (waiting) use(waiting);
  // while the page is still being made, in pieces: what is done when it is put in place is one
  const safe = useMemo(() => makeHarmless(html), [html, makeHarmless]);
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
      finishHtml(
        safe,
        words,
        { copy: copyText, enlarge: ({ src, alt }) => setImage({ src, alt }) },
        (fragment) => setNow(fragment, formulas),
        mentions,
      ),
    );
    highlightBlocks(root);
    return setLater(root);
  }, [safe, formulas, mentions, words, finishHtml, highlightBlocks]);

  return (
    <>
      <div ref={frame} className={className ? `md ${className}` : 'md'} />
      {image && <LargePicture picture={image} onClose={() => setImage(null)} />}
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
