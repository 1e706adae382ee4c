import { ActionIcon, Group, Popover, SimpleGrid } from '@mantine/core';
import { Code, Link, List, ListOrdered, Smile, SquareCode } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { rows, useText } from '../../lib/text.ts';
import { Tip } from '../../ui/tip/tip.tsx';
import { insertMarkup, type Markup } from './insert-markup.ts';

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

const EMOJI = '👍 👎 👌 👏 🙏 💪 😀 😄 😂 😊 😉 😍 😎 🤔 😅 😢 😭 😡 😱 😴 🎉 🎈 🏆 🥇 ⭐ ❤️ 🔥 ✅ ❌ ❓ ❗ 💡'.split(
  ' ',
);

interface WriteBarProps {
  /** Where the text is written. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

/** Buttons that put Markdown and emoji into a text (DISC-5). */
export function WriteBar({ field, onChange }: WriteBarProps) {
  const t = useText(TEXT);
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
          <SimpleGrid cols={8} spacing={2} verticalSpacing={2}>
            {EMOJI.map((emoji) => (
              <ActionIcon
                key={emoji}
                variant="subtle"
                color="gray"
                aria-label={emoji}
                onClick={() => {
                  setOpen(false);
                  put({ emoji });
                }}
              >
                {emoji}
              </ActionIcon>
            ))}
          </SimpleGrid>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}
