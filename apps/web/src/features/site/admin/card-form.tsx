import { CARD_CONTENT_MAX, CARD_TITLE_MAX, type ManagedCard, updateHomeCards } from '@assay/contract/site/cards.ts';
import { Stack, TextInput } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { TEXT } from './text.ts';

interface CardFormProps {
  card: ManagedCard;
  /** All cards, with this one among them. */
  listWith: (card: ManagedCard) => ManagedCard[];
  onSaved: () => unknown;
  onClose: () => void;
}

/** Where a card of the home page is written. */
export function CardForm({ card, listWith, onSaved, onClose }: CardFormProps) {
  const t = useText(TEXT);
  const { form, submit, isSaving } = useSaveForm(updateHomeCards, {
    initial: { title: card.title, content: card.content },
    labels: {},
    inputOf: ({ title, content }) => ({ diyCardList: listWith({ ...card, title: title.trim(), content }) }),
    onSaved,
  });
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('cardTitle')}
          required
          maxLength={CARD_TITLE_MAX}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <MarkdownField
          {...form.getInputProps('content')}
          label={t('cardContent')}
          showsLabel
          maxLength={CARD_CONTENT_MAX}
          minRows={5}
          maxRows={16}
        />
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
