import { lazy, Suspense } from 'react';
import { useUser } from '../../../lib/token.ts';

// What only those need who are logged in is left out of what everybody loads first.
const FollowedMessages = lazy(async () => ({ default: (await import('./followed-messages.tsx')).FollowedMessages }));

/** Follows the messages of who is logged in, if somebody is. */
export function LiveMessages() {
  const uid = useUser()?.uid;
  if (uid === undefined) return null;
  return (
    <Suspense>
      <FollowedMessages key={uid} uid={uid} />
    </Suspense>
  );
}
