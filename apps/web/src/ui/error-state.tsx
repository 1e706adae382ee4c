import { Button } from '@mantine/core';
import type { ApiError } from '../lib/api-error.ts';
import { useText } from '../lib/text.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './states.module.css';
import { TEXT } from './text.ts';

interface ErrorStateProps {
  error: ApiError | Error;
  onRetry?: (() => void) | undefined;
}

/** Says what went wrong, with the id that finds it in the log, and offers another try. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const say = useText(TEXT);
  const requestId = 'requestId' in error ? error.requestId : null;
  return (
    <div className={classes.state} role="alert">
      <p className={classes.text}>{say('failed')}</p>
      <p className={classes.hint}>{error.message}</p>
      {requestId && (
        <p className={classes.request}>
          {say('requestId')} <code>{requestId.slice(0, 8)}</code> <CopyButton text={requestId} />
        </p>
      )}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
    </div>
  );
}
