import { hash, randomBytes } from 'node:crypto';
import { type RoleName, roleName } from '@assay/contract/roles.ts';
import type { Clock } from '../clock.ts';
import type { Db, Queryable } from '../db/database.ts';
import type { Notifications } from '../db/notifications.ts';
import { NotifiedCache } from '../notified-cache.ts';
import { answerTogether } from '../queue/together.ts';
import {
  deleteOldestSessions,
  type FoundSession,
  findSessionEnds,
  findSessions,
  insertSession,
  updateSessionToken,
} from './sessions.queries.ts';

/** Life of a session since its last renewal; renewed by the first request after half of it. */
const LIFE_SECONDS = 24 * 3600;
/** How long the token before a renewal still works, for requests already on their way. */
const OVERLAP_SECONDS = 60;
/**
 * A session is kept in memory until somebody says that it changed, and read anew after half to all of {@link SAID_MS} all the
 * same, so that thousands that came together are not all read again at one moment; after {@link UNSAID_MS} while the words of other nodes
 * may not come in.
 */
const SAID_MS = 300_000;
const UNSAID_MS = 1_000;
const CACHE_MAX = 50_000;
const SESSIONS_PER_USER_MAX = 100;
const CHANNEL = 'session_changed';

/**
 * What became of a session that something open rests on: it ended; its user changed, in role or state; or words of other nodes
 * were lost, so that either may be.
 */
export type SessionNews = 'ended' | 'changed' | 'unsure';

export interface Session {
  id: number;
  uid: number;
  username: string;
  role: RoleName;
  /** When it runs out, unless it is renewed. */
  endsAt: Date;
}

export interface Sessions {
  /** Starts a session. @returns the token; only its hash is stored */
  open(db: Queryable, owner: { uid: number; ip: string; userAgent: string }): Promise<string>;
  /**
   * The session of a token whose user is not banned, with a new token when half its life is over.
   * A plain request reads at most one row and writes none.
   * @param hash of the token, where it is known already
   */
  find(token: string, hash?: Buffer): Promise<{ session: Session; renewed: string | null } | null>;
  /**
   * Makes a change of role, state or sessions of a user count at once, here and on all nodes. Call it after the commit.
   * @param ended ids of sessions that were deleted
   */
  changed(uid: number, ended?: readonly number[]): Promise<void>;
  /** Tells what stays open what becomes of the session that it was opened by, at whichever node. @returns a function that ends it */
  follow(session: FollowedSession, tell: (news: SessionNews) => void): () => void;
  /**
   * Tells what stays open by sessions that have run out. To be called now and then: it asks the database only about sessions that were to
   * have run out by now, all of them at once, and no more about those that were renewed meanwhile.
   */
  endExpired(): Promise<void>;
}

interface FollowedSession {
  uid: number;
  sessionId: number;
  sessionEndsAt: Date;
}
interface Follower {
  sessionId: number;
  /** As far as is known here: a renewal moves it without a word. */
  endsAt: Date;
  tell(news: SessionNews): void;
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** What is kept of a token. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Of one statement. */
const READ_MAX = 100;

export function createSessions(db: Db, clock: Clock, notifications: Notifications): Sessions {
  const followersOf = new Map<number, Set<Follower>>();
  const cache = new NotifiedCache<string, FoundSession>(notifications, {
    channel: CHANNEL,
    max: CACHE_MAX,
    keptMs: [SAID_MS / 2, SAID_MS],
    unsoundMs: UNSAID_MS,
    changed: (payload) => {
      const { uid, ended } = JSON.parse(payload) as { uid: number; ended: number[] };
      forget(uid, ended);
    },
  });

  const forget = (uid: number, ended: readonly number[]) => {
    cache.forgetWhere((row) => row.uid === uid);
    for (const { sessionId, tell } of [...(followersOf.get(uid) ?? [])]) {
      tell(ended.includes(sessionId) ? 'ended' : 'changed');
    }
  };
  notifications.listen(CHANNEL, (payload) => {
    if (payload !== null) return;
    for (const followers of [...followersOf.values()]) for (const { tell } of [...followers]) tell('unsure');
  });

  // a class comes within seconds: those whose sessions are not known yet are read together
  const findTogether = answerTogether<Buffer, FoundSession | null>(
    async (hashes) => {
      const found = await findSessions(db, hashes, clock.now());
      return hashes.map((hash) => found.get(hash.toString('base64')) ?? null);
    },
    READ_MAX,
    'all who wait',
  );
  const read = (hash: Buffer) => cache.get(hash.toString('base64'), () => findTogether(hash));

  async function renew(row: FoundSession, hash: Buffer, now: Date, endsAt: Date): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const renewed = await updateSessionToken(db, row.id, hash, {
      tokenHash: tokenHash(token),
      previousUntil: after(now, OVERLAP_SECONDS),
      renewAt: after(now, LIFE_SECONDS / 2),
      expiresAt: endsAt,
    });
    cache.forget(hash.toString('base64'));
    return renewed ? token : null;
  }

  return {
    async open(tx, { uid, ip, userAgent }) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await insertSession(tx, {
        uid,
        token_hash: tokenHash(token),
        user_agent: userAgent,
        ip,
        gmt_create: now,
        renew_at: after(now, LIFE_SECONDS / 2),
        expires_at: after(now, LIFE_SECONDS),
      });
      await deleteOldestSessions(tx, uid, SESSIONS_PER_USER_MAX);
      return token;
    },
    async find(token, hash = tokenHash(token)) {
      if (!TOKEN.test(token)) return null;
      const now = clock.now();
      const row = await read(hash);
      if (row?.status !== 0 || row.expires_at <= now) return null;
      if (!row.is_current && (row.previous_until === null || row.previous_until <= now)) return null;
      const longer = after(now, LIFE_SECONDS);
      const renewed = row.is_current && row.renew_at <= now ? await renew(row, hash, now, longer) : null;
      const endsAt = renewed === null ? row.expires_at : longer;
      return {
        session: { id: row.id, uid: row.uid, username: row.username, role: roleName(row.role), endsAt },
        renewed,
      };
    },
    async changed(uid, ended = []) {
      forget(uid, ended);
      await notifications.notify(CHANNEL, JSON.stringify({ uid, ended: ended.slice(0, 200) }), db);
    },
    follow({ uid, sessionId, sessionEndsAt }, tell) {
      const follower: Follower = { sessionId, endsAt: sessionEndsAt, tell };
      const followers = followersOf.get(uid) ?? new Set();
      followersOf.set(uid, followers.add(follower));
      return () => {
        followers.delete(follower);
        if (followers.size === 0 && followersOf.get(uid) === followers) followersOf.delete(uid);
      };
    },
    async endExpired() {
      const now = clock.now();
      const due = [...followersOf.values()].flatMap((followers) =>
        [...followers].filter(({ endsAt }) => endsAt <= now),
      );
      if (due.length === 0) return;
      const ends = await findSessionEnds(db, [...new Set(due.map(({ sessionId }) => sessionId))]);
      for (const follower of due) {
        const endsAt = ends.get(follower.sessionId);
        if (endsAt && endsAt > now) follower.endsAt = endsAt;
        else follower.tell('ended');
      }
    },
  };
}
