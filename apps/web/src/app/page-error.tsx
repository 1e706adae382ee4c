import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isCodeMissing } from '../lib/page/site-code.ts';
import { useText } from '../lib/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { TEXT } from './text.ts';

/** What a fault says of itself. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What stands in place of a page that threw; the shell around it lives on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const say = useText(TEXT);
  const router = useRouter();
  const stale = isCodeMissing(error);
  return (
    <div role="alert">
      <EmptyState
        text={say('pageBroken')}
        hint={stale ? say('newVersion') : `${say('pageBrokenHint')} (${wordsOf(error)})`}
        action={
          <Button
            variant="default"
            onClick={() => {
              if (stale) return window.location.reload();
              reset();
              void router.invalidate();
            }}
          >
            {stale ? say('reload') : say('retry')}
          </Button>
        }
      />
    </div>
  );
}
