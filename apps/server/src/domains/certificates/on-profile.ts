import type { Queryable } from '../../platform/db/database.ts';
import { listValid } from './certificates.queries.ts';
import { shownCertificate } from './check.ts';
import { listPrizes } from './prizes.queries.ts';

/** Prizes and certificates of one person that a profile shows. */
const SHOWN_MAX = 200;

/**
 * What a person was given, for the profile.
 * @param names the names that the viewer may know; null shows certificates whatever name they bear (CERT-4)
 */
export async function awardsOf(db: Queryable, uid: number, names: readonly string[] | null) {
  const prizes = await listPrizes(db, uid, { limit: SHOWN_MAX, offset: 0 });
  const valid = await listValid(db, uid, SHOWN_MAX);
  const certificates = valid.filter(({ name }) => names === null || names.includes(name)).map(shownCertificate);
  return {
    prizes: prizes.map(({ name, level }) => ({ name, level })),
    certificates: certificates.flatMap(({ image }) => (image === '' ? [] : [image])),
    certificateList: certificates,
  };
}
