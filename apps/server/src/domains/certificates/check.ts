import { getCertificate, getCertificatePdf } from '@assay/contract/certificates/certificate.ts';
import { fail } from '@assay/contract/errors.ts';
import { readCertificateCode, shownCertificateCode } from '@assay/rules/certificates/code.ts';
import { type Call, FileAnswer, type Implementation, implement } from '../../platform/http/call.ts';
import { findByCode } from './certificates.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

/** A stored certificate on the wire. */
export const shownCertificate = ({ pdf_hash, revoked_at, revoke_reason, ...row }: Row) => ({
  ...row,
  code: shownCertificateCode(row.code),
  hasPdf: pdf_hash !== null && revoked_at === null,
  revoked: revoked_at !== null,
  revokeReason: revoke_reason,
});

async function openCode(call: Call, typed: string): Promise<Row> {
  const code = readCertificateCode(typed) ?? fail('certificate.unknown');
  return (await findByCode(call.db, code)) ?? fail('certificate.unknown');
}

/** What anybody reads of a certificate by its code (CERT-2). */
export const checkCalls: Implementation[] = [
  implement(getCertificate, async (call, { code }) => {
    const {
      code: read,
      name,
      title,
      content,
      day,
      image,
      pdf_hash,
      revoked_at,
      revoke_reason,
    } = await openCode(call, code);
    return shownCertificate({ code: read, name, title, content, day, image, pdf_hash, revoked_at, revoke_reason });
  }),

  implement(getCertificatePdf, async (call, { code }) => {
    const { code: read, pdf_hash: hash, revoked_at } = await openCode(call, code);
    if (revoked_at !== null) return fail('certificate.revoked');
    const bytes = hash === null ? null : await call.blobs.size(hash);
    if (hash === null || bytes === null) return fail('certificate.notPrinted');
    return new FileAnswer(call.blobs.stream(hash), {
      name: `certificate-${shownCertificateCode(read)}.pdf`,
      type: 'application/pdf',
      bytes,
    });
  }),
];
