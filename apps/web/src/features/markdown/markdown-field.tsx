import { Textarea } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { rows, useText } from '../../lib/text.ts';
import { WriteBar } from './write-bar.tsx';

const TEXT = rows({
  hint: { zh: '支持 Markdown 与公式', en: 'Markdown with formulas' },
});

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
}

/** Where Markdown is written: a text with the buttons that put marks into it. */
export function MarkdownField({ label, showsLabel = false, value, onChange, ...field }: MarkdownFieldProps) {
  const t = useText(TEXT);
  const area = useRef<HTMLTextAreaElement>(null);
  const named = showsLabel ? { label } : { 'aria-label': label, placeholder: label };
  const bar = <WriteBar field={area} onChange={onChange} />;
  return (
    <>
      {!showsLabel && bar}
      <Textarea
        ref={area}
        {...named}
        {...field}
        description={t('hint')}
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
      />
    </>
  );
}
