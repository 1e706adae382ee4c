import { getUnsubscribing, unsubscribe } from '@assay/contract/messages/settings.ts';
import { Button } from '@mantine/core';
import { CATEGORY_TEXT, TEXT } from '../../features/messages/settings/text.ts';
import { useLang } from '../../lib/lang.ts';
import { textOf, useSearch } from '../../lib/search.ts';
import { useText } from '../../lib/text.ts';
import { useAction, useCall } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';

const READS = { t: textOf('') };

/** Where the link of a mail leads: nothing ends before it is confirmed (MSG-32). */
export function Page() {
  const say = useText(TEXT);
  const lang = useLang();
  const [{ t }] = useSearch(READS);
  const { data, error, refetch } = useCall(getUnsubscribing, { t }, { enabled: t !== '' });
  const choose = useAction(unsubscribe);
  const name = data?.category ? CATEGORY_TEXT[data.category][lang] : '';
  const undone = choose.isSuccess && choose.variables.undo === true;
  return (
    <PageFrame title={say('unsubscribe')} width="narrow">
      <Panel>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {(t === '' || data?.category === null) && <EmptyState text={say('badLink')} hint={say('badLinkHint')} />}
        {data?.category && !choose.isSuccess && (
          <EmptyState
            text={say('unsubscribeAsk', { name })}
            action={
              <Button loading={choose.isPending} onClick={() => choose.mutate({ t })}>
                {say('unsubscribeDo')}
              </Button>
            }
          />
        )}
        {choose.isSuccess && (
          <div role="status">
            <EmptyState
              text={say(undone ? 'undone' : 'unsubscribed', { name })}
              action={
                !undone && (
                  <Button variant="default" loading={choose.isPending} onClick={() => choose.mutate({ t, undo: true })}>
                    {say('undo')}
                  </Button>
                )
              }
            />
          </div>
        )}
      </Panel>
    </PageFrame>
  );
}
