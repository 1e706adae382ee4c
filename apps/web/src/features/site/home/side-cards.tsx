import type { DataOf } from '@assay/contract/op.ts';
import type { BuiltInCard } from '@assay/contract/site/cards.ts';
import { getHomeCards } from '@assay/contract/site/cards.ts';
import { type ReactNode, Suspense } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';

interface SideCardsProps {
  /** What the product itself shows under each name; names that are not known are left out. */
  builtIn: Readonly<Record<BuiltInCard, ReactNode>>;
}

/** The side cards of the home page, as super administrators chose and ordered them (HOME-9). */
export function SideCards({ builtIn }: SideCardsProps) {
  const { data } = useCall(getHomeCards, {}, { staleTime: 60_000, call: { quiet: true } });
  return data?.map((card, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cards have no other name
    <Card key={`${at} ${card.content}`} card={card} builtIn={builtIn} />
  ));
}

type Shown = DataOf<typeof getHomeCards>[number];

function Card({ card: { type, title, content, rendered }, builtIn }: SideCardsProps & { card: Shown }) {
  if (type === 'built-in') return Object.hasOwn(builtIn, content) ? builtIn[content as BuiltInCard] : null;
  return (
    <Panel title={title}>
      <Suspense fallback={<MarkdownSkeleton />}>
        <Markdown source={content} rendered={rendered} />
      </Suspense>
    </Panel>
  );
}
