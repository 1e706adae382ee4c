import { Textarea } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { rows, useText } from '../../lib/text.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import styles from './markdown-field.module.css';
import { TEXT as WORDS } from './text.ts';
import { SendingList } from './upload/sending-list.tsx';
import { useUploads } from './upload/use-uploads.ts';
import { WriteBar } from './write-bar.tsx';

const TEXT = rows({
  hint: { zh: '支持 Markdown 与公式', en: 'Markdown with formulas' },
});

const NameSuggestions = lazyDialog(() =>
  import('./names/name-suggestions.tsx').then((module) => module.NameSuggestions),
);

interface MarkdownFieldProps {
  label: string;
  /** Whether the label stands above the field; it is its placeholder otherwise. */
  showsLabel?: boolean;
  value: string;
  onChange: (text: string) => void;
  error?: ReactNode;
  required?: boolean;
  maxLength?: number;
  minRows?: number;
  maxRows?: number;
  /** Of the box, where faults of a form are found by it. */
  name?: string;
  className?: string | undefined;
  /** Whether people named by `@` hear of it, and names are suggested. */
  namesPeople?: boolean;
}

/**
 * Where Markdown is written: a text with the buttons that put marks into it; pictures and files are pasted, dropped or chosen
 * by those who may upload them.
 */
export function MarkdownField({ label, showsLabel, namesPeople, value, onChange, ...field }: MarkdownFieldProps) {
  const t = useText(TEXT);
  const words = useText(WORDS);
  const [isOver, setOver] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const named = showsLabel ? { label } : { 'aria-label': label, placeholder: label };
  const { rights, sendings, send, drop } = useUploads(area, onChange);
  const bar = <WriteBar field={area} onChange={onChange} uploads={rights} onFiles={send} />;
  /** Takes the files of a paste or a drop; text goes its usual way. */
  const take = (event: { preventDefault(): void }, { files }: DataTransfer) => {
    if (!rights.images || files.length === 0) return;
    event.preventDefault();
    send(files);
  };
  return (
    <>
      {!showsLabel && bar}
      <Textarea
        ref={area}
        {...named}
        {...field}
        description={rights.images ? `${t('hint')} · ${words('canDrop')}` : t('hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputContainer={(input) => (
          <>
            {showsLabel && bar}
            {input}
          </>
        )}
        value={value}
        autosize
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(isOver ? { classNames: { input: styles.over } } : {})}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => {
          if (!rights.images || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          take(event, event.dataTransfer);
        }}
      />
      {namesPeople && value.includes('@') && <NameSuggestions field={area} onChange={onChange} />}
      <SendingList sendings={sendings} onDrop={drop} />
    </>
  );
}
