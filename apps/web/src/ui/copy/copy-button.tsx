import { ActionIcon, Button } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  /** Copied exactly as it is. */
  text: string | (() => string);
  /** Shows a worded button instead of the icon. */
  label?: string;
  size?: 'xs' | 'sm';
}

const SHOWN_MS = 2000;

/** Copies a text; the change of wording is announced. */
export function CopyButton({ text, label, size = 'xs' }: CopyButtonProps) {
  const say = useText(TEXT);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(typeof text === 'function' ? text() : text)) setCopied(true);
    else toast.error(say('copyFailed'));
  };
  const icon = copied ? <Check aria-hidden /> : <Copy aria-hidden />;
  return (
    <>
      {label ? (
        <Button size={`compact-${size}`} variant="default" leftSection={icon} onClick={copy}>
          {copied ? say('copied') : label}
        </Button>
      ) : (
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-label={copied ? say('copied') : say('copy')}
          onClick={copy}
        >
          {icon}
        </ActionIcon>
      )}
      <span className="visually-hidden" role="status">
        {copied ? say('copied') : ''}
      </span>
    </>
  );
}
