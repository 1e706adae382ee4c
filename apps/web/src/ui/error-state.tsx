import { Button } from '@mantine/core';
import { ApiError } from '../lib/api-error.ts';
import { useText } from '../lib/text.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './states.module.css';
import { TEXT } from './text.ts';

interface ErrorStateProps {
  error: Error;
  onRetry?: (() => void) | undefined;
}

/** Says what went wrong, with the id that finds it in the log, and offers another try; of what does not exist it says only that. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const say = useText(TEXT);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={classes.state} role="alert">
        <p className={classes.text}>{error.message}</p>
      </div>
    );
  }
  const requestId = error instanceof ApiError ? error.requestId : null;
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
