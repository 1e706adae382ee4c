import type { Call } from '../../../platform/http/call.ts';
import { hasWrittenTo } from './history.queries.ts';

/** What one person may write, so that nobody is flooded (MSG-14); `RATE_LIMIT_SCALE` multiplies it. */
const PER_MINUTE = 20;
const PER_HOUR = 200;
const PER_MINUTE_OF_ADDRESS = 60;
/** People whom one had not written to before. */
const STRANGERS_PER_HOUR = 5;

/** @throws Failure `request.tooMany` with the seconds to wait */
export async function limitWriting(call: Call, uid: number, to: number): Promise<void> {
  const scale = call.config.rateLimitScale;
  if (scale === 0) return;
  const take = (name: string, subject: string, max: number, seconds: number) =>
    call.limiter.take(name, subject, Math.max(1, Math.floor(max * scale)), seconds);
  take('chat', `uid ${uid}`, PER_MINUTE, 60);
  take('chat of an hour', `uid ${uid}`, PER_HOUR, 3600);
  take('chat', `ip ${call.ip}`, PER_MINUTE_OF_ADDRESS, 60);
  if (!(await hasWrittenTo(call.db, uid, to))) take('chat with strangers', `uid ${uid}`, STRANGERS_PER_HOUR, 3600);
}
