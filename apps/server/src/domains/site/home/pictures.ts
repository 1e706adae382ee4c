import { fail } from '@assay/contract/errors.ts';
import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import {
  deleteSitePicture,
  getHomeBackground,
  getHomeCarousel,
  getSitePictures,
  SITE_PICTURE_MAX_MB,
  SITE_PICTURES_MAX,
  updateSitePicture,
  uploadSitePicture,
} from '@assay/contract/site/pictures.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { receivePicture } from '../../files/avatars.ts';
import {
  deleteSitePictureRow,
  holdSitePicture,
  insertSitePicture,
  listSitePictures,
  updateSitePictureRow,
} from './pictures.queries.ts';

/** Longer edge of a stored picture, in pixels: a wide screen's. */
const SIDE = 2_560;

/** Changes a picture or deletes it, with a line in the audit log. */
function change(
  call: Call,
  id: number,
  action: AuditAction,
  after: object | null,
  store: (tx: Call['db']) => Promise<unknown>,
) {
  return call.db.transaction().execute(async (tx) => {
    const before = (await holdSitePicture(tx, id)) ?? fail('file.unknown');
    await store(tx);
    await noteAct(call, tx, { action, subject: `site picture ${id}`, before, after });
    return null;
  });
}

/** Pictures of the home page and for backgrounds (HOME-8). */
export const pictureCalls: Implementation[] = [
  implement(getHomeCarousel, (call) => listSitePictures(call.db, 'carousel', false)),
  implement(getHomeBackground, (call) => listSitePictures(call.db, 'background', false)),
  implement(getSitePictures, (call, { kind = 'carousel' }) => listSitePictures(call.db, kind, true)),

  implement(uploadSitePicture, async (call, { kind = 'carousel', name = '' }) => {
    const { url } = await receivePicture(call, {
      side: SIDE,
      fit: 'inside',
      maxBytes: SITE_PICTURE_MAX_MB * 1024 * 1024,
    });
    return call.db.transaction().execute(async (tx) => {
      const made = await insertSitePicture(tx, { kind, url, name, max: SITE_PICTURES_MAX }, call.clock.now());
      const id = made ?? fail('file.tooMany', { max: SITE_PICTURES_MAX });
      const entry = { subject: `site picture ${id}`, before: null, after: { kind, url, name } };
      await noteAct(call, tx, { action: uploadSitePicture.name, ...entry });
      return { id, url };
    });
  }),

  implement(updateSitePicture, (call, { id, ...values }) =>
    change(call, id, updateSitePicture.name, values, (tx) => updateSitePictureRow(tx, id, values)),
  ),
  implement(deleteSitePicture, (call, { id }) =>
    change(call, id, deleteSitePicture.name, null, (tx) => deleteSitePictureRow(tx, id)),
  ),
];
