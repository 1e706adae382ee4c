import { Button } from '@mantine/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { withdrawNotices } from '../lib/notices.ts';
import { useText } from '../lib/text.ts';
import { CopyButton } from './copy/copy-button.tsx';
import { EmptySpot } from './empty-spot.tsx';
import classes from './states.module.css';
import { TEXT } from './text.ts';

interface ErrorStateProps {
  error: Error;
  onRetry?: (() => void) | undefined;
  /** Where to go on from what does not exist. */
  action?: ReactNode;
  /** Whether it stands in place of a whole page: what it says is the page's h1 then. */
  ofPage?: boolean;
}

/**
 * Says in place of content what went wrong, with the id that finds it in the log, and offers another try; of what does not exist it says
 * only that. Notices of the same go.
 */
export function ErrorState({ error, onRetry, action, ofPage = false }: ErrorStateProps) {
  const say = useText(TEXT);
  const Heading = ofPage ? 'h1' : 'p';
  useLayoutEffect(() => withdrawNotices(error.message), [error]);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className={classes.state} role="alert">
        <EmptySpot spot="nothing" />
        <Heading className={classes.text}>{error.message}</Heading>
        {action}
      </div>
    );
  }
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <div className={classes.state} role="alert">
      <EmptySpot spot="waiting" />
      <Heading className={classes.text}>{say('failed')}</Heading>
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
