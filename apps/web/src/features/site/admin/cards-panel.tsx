import {
  BUILT_IN_CARDS,
  type BuiltInCard,
  CARD_CONTENT_MAX,
  CARD_TITLE_MAX,
  getAdminHomeCards,
  getHomeCards,
  HOME_CARDS_MAX,
  type ManagedCard,
  updateHomeCards,
} from '@assay/contract/site/cards.ts';
import { ActionIcon, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import styles from './pictures.module.css';
import { TEXT } from './text.ts';

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
  const save = useAction(updateHomeCards, { onSuccess: () => refresh(getAdminHomeCards, getHomeCards) });
  const cards = withBuiltIn(data ?? []);
  const store = (next: ManagedCard[]) => save.mutateAsync({ diyCardList: next });
  const replaced = (at: number, card: ManagedCard) => cards.map((one, index) => (index === at ? card : one));
  // what is refused has been announced by the call
  const storeQuietly = (next: ManagedCard[]) => void store(next).catch(() => {});
  const swap = (at: number, other: number) =>
    storeQuietly(cards.map((one, index) => (index === at ? cards[other]! : index === other ? cards[at]! : one)));
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
              <li key={`${card.type} ${card.content}`} className={styles.row}>
                <div className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.link}>{t(card.type === 'built-in' ? 'builtIn' : 'ownText')}</span>
                </div>
                <Switch
                  size="sm"
                  aria-label={t('showCard', { name })}
                  checked={card.visible}
                  disabled={save.isPending}
                  onChange={(event) => storeQuietly(replaced(at, { ...card, visible: event.currentTarget.checked }))}
                />
                <Group gap={2} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('moveUp', { name })}
                    disabled={at === 0}
                    onClick={() => swap(at, at - 1)}
                  >
                    <ArrowUp aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('moveDown', { name })}
                    disabled={at === cards.length - 1}
                    onClick={() => swap(at, at + 1)}
                  >
                    <ArrowDown aria-hidden />
                  </ActionIcon>
                  {card.type === 'custom' && (
                    <>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={t('editCard', { name })}
                        onClick={() => setEdited(at)}
                      >
                        <Pencil aria-hidden />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        color="red"
                        aria-label={t('deleteCard', { name })}
                        onClick={() => storeQuietly(cards.filter((_, index) => index !== at))}
                      >
                        <Trash2 aria-hidden />
                      </ActionIcon>
                    </>
                  )}
                </Group>
              </li>
            );
          })}
      </ul>
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={current ? t('editCard', { name: current.title }) : t('addCard')}
        size="lg"
      >
        <CardForm
          card={current ?? { type: 'custom', title: '', content: '', visible: true }}
          onSave={(card) => store(typeof edited === 'number' ? replaced(edited, card) : [card, ...cards])}
          onClose={() => setEdited(null)}
        />
      </Dialog>
    </Panel>
  );
}

interface CardFormProps {
  card: ManagedCard;
  onSave: (card: ManagedCard) => Promise<unknown>;
  onClose: () => void;
}

function CardForm({ card, onSave, onClose }: CardFormProps) {
  const t = useText(TEXT);
  const [title, setTitle] = useState(card.title);
  const [content, setContent] = useState(card.content);
  const [isSaving, setSaving] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    onSave({ ...card, title: title.trim(), content })
      // the failure was announced already
      .then(onClose, () => {})
      .finally(() => setSaving(false));
  };
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <TextInput
          label={t('cardTitle')}
          required
          maxLength={CARD_TITLE_MAX}
          value={title}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <MarkdownField
          label={t('cardContent')}
          showsLabel
          maxLength={CARD_CONTENT_MAX}
          minRows={5}
          maxRows={16}
          value={content}
          onChange={setContent}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
