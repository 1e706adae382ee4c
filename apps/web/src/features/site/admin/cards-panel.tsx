import {
  BUILT_IN_CARDS,
  type BuiltInCard,
  getAdminHomeCards,
  getHomeCards,
  HOME_CARDS_MAX,
  type ManagedCard,
  updateHomeCards,
} from '@assay/contract/site/cards.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { HomeEntry } from './home-entry.tsx';
import styles from './pictures.module.css';
import { TEXT } from './text.ts';

const CardForm = lazyPart(() => import('./card-form.tsx').then((module) => module.CardForm));

/** Every built-in card is in the list, those that nobody chose yet at the end and switched off. */
const withBuiltIn = (cards: readonly ManagedCard[]): ManagedCard[] => [
  ...cards,
  ...BUILT_IN_CARDS.filter((name) => !cards.some(({ type, content }) => type === 'built-in' && content === name)).map(
    (content): ManagedCard => ({ type: 'built-in', title: '', content, visible: false }),
  ),
];

const isNamed = (content: string): content is BuiltInCard => (BUILT_IN_CARDS as readonly string[]).includes(content);

/** The side cards of the home page: chosen, ordered, switched and written; each change is stored at once (HOME-9). */
export function CardsPanel() {
  const t = useText(TEXT);
  const { data } = useCall(getAdminHomeCards, {});
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const reread = () => refresh(getAdminHomeCards, getHomeCards);
  const save = useAction(updateHomeCards, { onSuccess: reread });
  const cards = withBuiltIn(data ?? []);
  const replaced = (at: number, card: ManagedCard) => cards.map((one, index) => (index === at ? card : one));
  const store = (next: ManagedCard[]) => save.mutate({ diyCardList: next });
  const swap = (at: number, other: number) =>
    store(cards.map((one, index) => (index === at ? cards[other]! : index === other ? cards[at]! : one)));
  const nameOf = ({ type, title, content }: ManagedCard) =>
    type === 'built-in' && isNamed(content) ? t(`card_${content}`) : title;
  const current = typeof edited === 'number' ? cards[edited] : undefined;
  return (
    <Panel
      flush
      title={t('cards')}
      aside={
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus aria-hidden />}
          disabled={cards.length >= HOME_CARDS_MAX}
          onClick={() => setEdited('new')}
        >
          {t('addCard')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {data &&
          cards.map((card, at) => {
            const name = nameOf(card);
            return (
              <HomeEntry
                key={`${card.type} ${card.content}`}
                name={name}
                note={t(card.type === 'built-in' ? 'builtIn' : 'ownText')}
                shown={{
                  label: t('showCard', { name }),
                  value: card.visible,
                  isBusy: save.isPending,
                  onChange: (visible) => store(replaced(at, { ...card, visible })),
                }}
                isFirst={at === 0}
                isLast={at === cards.length - 1}
                onMove={(by) => swap(at, at + by)}
                {...(card.type === 'custom' && {
                  edit: { label: t('editCard', { name }), onClick: () => setEdited(at) },
                  remove: {
                    label: t('deleteCard', { name }),
                    onClick: () => store(cards.filter((_, index) => index !== at)),
                  },
                })}
              />
            );
          })}
      </ul>
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={current ? t('editCard', { name: current.title }) : t('addCard')}
        size="lg"
      >
        <Suspense>
          <CardForm
            card={current ?? { type: 'custom', title: '', content: '', visible: true }}
            listWith={(card) => (typeof edited === 'number' ? replaced(edited, card) : [card, ...cards])}
            onSaved={() => {
              setEdited(null);
              return reread();
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      </Dialog>
    </Panel>
  );
}
