import { Button, type ButtonProps } from '@mantine/core';
import { CircleStop, Play } from 'lucide-react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from './text.ts';

interface StartButtonProps extends Pick<ButtonProps, 'size'> {
  /** What is started, in words. */
  label: string;
  variant?: ButtonProps['variant'];
  isRunning: boolean;
  isDisabled: boolean;
  isStarting: boolean;
  isStopping: boolean;
  onStart: () => unknown;
  onStop: () => void;
}

/** Starts a run of the jury's programs; stops it while it runs. */
export function StartButton(props: StartButtonProps) {
  const { label, size, variant, isRunning, isDisabled, isStarting, isStopping, onStart, onStop } = props;
  const t = useText(TEXT);
  return isRunning ? (
    <Button
      {...(size && { size })}
      variant="default"
      leftSection={<CircleStop aria-hidden />}
      loading={isStopping}
      onClick={onStop}
    >
      {t('stop')}
    </Button>
  ) : (
    <Button
      {...(size && { size })}
      {...(variant && { variant })}
      leftSection={<Play aria-hidden />}
      disabled={isDisabled}
      loading={isStarting}
      onClick={() => void onStart()}
    >
      {label}
    </Button>
  );
}
