import { ActionIcon, FileButton, Group } from '@mantine/core';
import { Code, ImagePlus, Link, List, ListOrdered, type LucideIcon, Paperclip, SquareCode } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { rows, useText } from '../../lib/text.ts';
import { Tip } from '../../ui/tip/tip.tsx';
import { EmojiButton } from './emoji/emoji-button.tsx';
import { insertMarkup, type Markup } from './insert-markup.ts';
import { TEXT as WORDS } from './text.ts';

const TEXT = rows({
  bar: { zh: '格式', en: 'Formatting' },
  code: { zh: '行内代码', en: 'Inline code' },
  block: { zh: '代码块', en: 'Code block' },
  link: { zh: '链接', en: 'Link' },
  bullets: { zh: '无序列表', en: 'Bulleted list' },
  numbers: { zh: '有序列表', en: 'Numbered list' },
});

const BUTTONS = [
  ['code', Code],
  ['block', SquareCode],
  ['link', Link],
  ['bullets', List],
  ['numbers', ListOrdered],
] as const;

interface WriteBarProps {
  /** Where the text is written. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
  /** What the viewer may upload. */
  uploads: { images: boolean; files: boolean };
  onFiles: (files: File[]) => void;
}

/** Buttons that put Markdown and emoji into a text (DISC-5). */
export function WriteBar({ field, onChange, uploads, onFiles }: WriteBarProps) {
  const t = useText(TEXT);
  const words = useText(WORDS);
  const put = (markup: Markup) => {
    const area = field.current;
    if (!area) return;
    const next = insertMarkup({ text: area.value, from: area.selectionStart, to: area.selectionEnd }, markup);
    // the selection can be set only once the text is there
    flushSync(() => onChange(next.text));
    area.focus();
    area.setSelectionRange(next.from, next.to);
  };
  return (
    <Group gap={2} role="group" aria-label={t('bar')}>
      {BUTTONS.map(([markup, Icon]) => (
        <Tip key={markup} label={t(markup)}>
          <ActionIcon variant="subtle" color="gray" aria-label={t(markup)} onClick={() => put(markup)}>
            <Icon aria-hidden />
          </ActionIcon>
        </Tip>
      ))}
      {uploads.images && <PickButton label={words('putImage')} Icon={ImagePlus} accept="image/*" onFiles={onFiles} />}
      {uploads.files && <PickButton label={words('putFile')} Icon={Paperclip} onFiles={onFiles} />}
      <EmojiButton onPick={(emoji) => put({ emoji })} />
    </Group>
  );
}

interface PickButtonProps {
  label: string;
  Icon: LucideIcon;
  accept?: string;
  onFiles: (files: File[]) => void;
}

function PickButton({ label, Icon, accept, onFiles }: PickButtonProps) {
  const reset = useRef<() => void>(null);
  const pick = (files: File[]) => {
    reset.current?.();
    onFiles(files);
  };
  return (
    <FileButton multiple resetRef={reset} onChange={pick} {...(accept ? { accept } : {})}>
      {(props) => (
        <ActionIcon {...props} variant="subtle" color="gray" aria-label={label} title={label}>
          <Icon aria-hidden />
        </ActionIcon>
      )}
    </FileButton>
  );
}
