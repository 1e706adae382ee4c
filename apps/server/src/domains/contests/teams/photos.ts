import { PHOTO_MAX_MB, removeContestPhoto, uploadContestPhoto } from '@assay/contract/contests/photos.ts';
import { fail } from '@assay/contract/errors.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { type Picture, receivePicture } from '../../files/avatars.ts';
import { manageContest } from '../entry.ts';
import { noteContest } from '../note.ts';
import { lockOwnTeam, openToChange } from './own-team.ts';
import { updatePhoto } from './photos.queries.ts';
import { findTeamOf } from './teams.queries.ts';

/** Longer edge of a stored photo, in pixels: it fills a stage. */
const SIDE = 1600;

/** Who may not is refused before a byte of the photo is read. */
async function refuseOthers(call: Call, cid: number, line: number | undefined): Promise<void> {
  if (line !== undefined) return void (await manageContest(call, cid));
  const uid = await openToChange(call, cid);
  const team = (await findTeamOf(call.db, cid, uid)) ?? fail('contest.notInTeam');
  if (team.captain_uid !== uid) fail('contest.notCaptain');
}

/** Checked again, as reading a photo takes its time. */
async function setPhoto(call: Call, cid: number, line: number | undefined, photo: Picture | null): Promise<void> {
  const { uid } = viewerOf(call);
  if (line === undefined) await openToChange(call, cid);
  await call.db.transaction().execute(async (tx) => {
    if (line === undefined) {
      const team = await lockOwnTeam(tx, cid, uid);
      if (team.captain_uid !== uid) fail('contest.notCaptain');
      await updatePhoto(tx, cid, -team.id, photo);
      return;
    }
    const isThere = await updatePhoto(tx, cid, line, photo);
    if (!isThere) fail(line < 0 ? 'contest.teamUnknown' : 'contest.participantUnknown');
    const { name } = photo ? uploadContestPhoto : removeContestPhoto;
    const after = { line, photo: photo?.url ?? null };
    await noteContest(call, tx, name, cid, null, after);
  });
}

export const contestPhotoCalls: Implementation[] = [
  implement(uploadContestPhoto, async (call, { cid, line }) => {
    await refuseOthers(call, cid, line);
    const photo = await receivePicture(call, { side: SIDE, fit: 'inside', maxBytes: PHOTO_MAX_MB * 1024 * 1024 });
    await setPhoto(call, cid, line, photo);
    return { url: photo.url };
  }),

  implement(removeContestPhoto, async (call, { cid, line }) => {
    await refuseOthers(call, cid, line);
    await setPhoto(call, cid, line, null);
    return null;
  }),
];
