import { changePrivacy, getPrivacy } from '@assay/contract/profiles/privacy.ts';
import { privacyOf } from '@assay/rules/profiles/privacy.ts';
import { implement, viewerOf } from '../../platform/http/call.ts';
import { updateProfile } from '../accounts/users/users.queries.ts';
import { findPerson } from './person.queries.ts';

export const privacyCalls = [
  implement(getPrivacy, async (call) => ({ ...privacyOf((await findPerson(call.db, viewerOf(call)))?.privacy) })),
  implement(changePrivacy, async (call, given) => {
    const { uid } = viewerOf(call);
    const before = privacyOf((await findPerson(call.db, { uid }))?.privacy);
    const chosen = Object.fromEntries(Object.entries(given).filter(([, audience]) => audience !== undefined));
    const after = { ...before, ...chosen };
    await updateProfile(call.db, uid, { privacy: JSON.stringify(after) }, call.clock.now());
    return after;
  }),
];
