import { createHash, timingSafeEqual } from 'node:crypto';
import type { Gate } from './platform/http/bind.ts';
import type { Services } from './platform/services.ts';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Who is asking: users by their session, judge nodes by their token. */
export function createGate(services: Services): Gate {
  const judgeToken = digest(services.config.judgeToken);
  return {
    authenticate: async () => null,
    isJudge: (request) => timingSafeEqual(digest(String(request.headers.authorization ?? '')), judgeToken),
    admit: () => {},
  };
}
