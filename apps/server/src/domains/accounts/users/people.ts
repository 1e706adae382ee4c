import { findPeople } from '@assay/contract/accounts/people.ts';
import { prefixKey, questionsOf } from '@assay/rules/accounts/people.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { listByNames, listByPrefix } from './people.queries.ts';

const SUGGESTED_MAX = 8;
/** Somebody who types asks a few times a second at most. */
const QUESTIONS_PER_MINUTE = 120;

export const peopleCalls: Implementation[] = [
  implement(findPeople, async (call, { prefix = '', usernames = [] }) => {
    const { uid } = viewerOf(call);
    for (let at = 0; at < questionsOf(usernames.length); at++) {
      call.limiter.take('find-people', String(uid), QUESTIONS_PER_MINUTE, 60);
    }
    const key = prefixKey(prefix);
    const begun = key === null ? [] : await listByPrefix(call.db, key, SUGGESTED_MAX);
    const named =
      usernames.length === 0
        ? []
        : await listByNames(
            call.db,
            usernames.map((name) => name.toLowerCase()),
          );
    const known = new Set(named.map(({ username_key }) => username_key));
    const people = [...new Map([...begun, ...named].map((one) => [one.uid, one])).values()];
    return {
      people: people.map(({ username_key: _, ...person }) => person),
      unknown: usernames.filter((name) => !known.has(name.toLowerCase())),
    };
  }),
];
