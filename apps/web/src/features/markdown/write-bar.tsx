import { ActionIcon, FileButton, Group, Popover, Skeleton } from '@mantine/core';
import { Code, ImagePlus, Link, List, ListOrdered, type LucideIcon, Paperclip, Smile, SquareCode } from 'lucide-react';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rows, useText } from '../../lib/text.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { insertMarkup, type Markup } from './insert-markup.ts';
import { TEXT as WORDS } from './text.ts';

const TEXT = rows({
  bar: { zh: '格式', en: 'Formatting' },
  code: { zh: '行内代码', en: 'Inline code' },
  block: { zh: '代码块', en: 'Code block' },
  link: { zh: '链接', en: 'Link' },
  bullets: { zh: '无序列表', en: 'Bulleted list' },
  numbers: { zh: '有序列表', en: 'Numbered list' },
  emoji: { zh: '表情', en: 'Emoji' },
});

const BUTTONS = [
  ['code', Code],
  ['block', SquareCode],
  ['link', Link],
  ['bullets', List],
  ['numbers', ListOrdered],
] as const;

const EmojiPicker = lazyPart(() => import('./emoji/emoji-picker.tsx').then((module) => module.EmojiPicker));

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
  const [isOpen, setOpen] = useState(false);
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
      <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus={false} position="bottom-start">
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('emoji')}
            title={t('emoji')}
            onClick={() => setOpen(!isOpen)}
          >
            <Smile aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p="xs">
          <Suspense fallback={<Skeleton width={300} height={220} />}>
            <EmojiPicker
              onPick={(emoji) => {
                setOpen(false);
                put({ emoji });
              }}
            />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
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
