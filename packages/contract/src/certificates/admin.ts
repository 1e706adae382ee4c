import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, id, line, moment, name, uploadedPicture } from '../shapes.ts';
import { certificate } from './certificate.ts';

export const CERTIFICATE_NAME_MAX = 60;
export const CERTIFICATE_TITLE_MAX = 80;
export const CERTIFICATE_CONTENT_MAX = 300;
export const REVOKE_REASON_MAX = 200;

const adminCertificate = certificate.extend({ id: z.number(), gmtCreate: moment });
export type AdminCertificate = z.output<typeof adminCertificate>;

export const getAdminCertificates = op('getAdminCertificates', 'GET /api/admin/user/certificates', {
  access: 'root',
  does: 'Certificates of a person, revoked ones too, the latest first',
  input: z.object({ ...paging(15), uid: id }),
  data: pageOf(adminCertificate),
});

export const issueCertificate = op('issueCertificate', 'POST /api/admin/user/certificates', {
  access: 'root',
  does: 'Issue a certificate: printed by the site, or a picture; refused when a character of it cannot be printed, which is named',
  input: z.object({
    uid: id,
    name: name(CERTIFICATE_NAME_MAX).min(1),
    title: name(CERTIFICATE_TITLE_MAX).min(1),
    content: name(CERTIFICATE_CONTENT_MAX).min(1),
    day: z.iso.date(),
    lang: z.enum(['zh', 'en']).default('zh'),
    image: uploadedPicture.default(''),
  }),
  data: z.object({ id: z.number(), code: z.string() }),
});

export const revokeCertificate = op('revokeCertificate', 'DELETE /api/admin/user/certificates', {
  access: 'root',
  does: 'Revoke a certificate, with a reason that everybody reads who checks it',
  input: z.object({ id, reason: line(REVOKE_REASON_MAX).default('') }),
  data: empty,
});
