import { randomBytes } from 'node:crypto';
import { getAdminCertificates, issueCertificate, revokeCertificate } from '@assay/contract/certificates/admin.ts';
import { fail } from '@assay/contract/errors.ts';
import { certificateCode, shownCertificateCode } from '@assay/rules/certificates/code.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { emitMessages } from '../../platform/messages/emit-messages.ts';
import { storeBlob } from '../files/blobs.ts';
import { openAccount } from './account.ts';
import { insertCertificate, listOfUser, lockCertificate, updateRevoked } from './certificates.queries.ts';
import { shownCertificate } from './check.ts';
import type { Printed } from './print/print-certificate.ts';
import { printCertificateJob } from './print/print-job.ts';

/** Prints a certificate and stores it. @returns the hash of the file */
async function print(call: Call, printed: Omit<Printed, 'issuer' | 'address'>): Promise<string> {
  const { name: issuer } = await call.settings.read();
  const { publicUrl } = call.config;
  const address =
    publicUrl === undefined ? null : `${publicUrl}/certificate?code=${shownCertificateCode(printed.code)}`;
  const pdf = await call.readers.run(printCertificateJob, { ...printed, issuer, address }, viewerOf(call).uid);
  return (await storeBlob(call, () => pdf)).hash;
}

/** Certificates in the administration (CERT-1, CERT-3). */
export const certificateAdminCalls: Implementation[] = [
  implement(getAdminCertificates, async (call, { uid, ...page }) => {
    await openAccount(call.db, uid);
    const { rows, total } = await listOfUser(call.db, uid, page);
    const records = rows.map(({ id, gmt_create, ...row }) => ({
      ...shownCertificate(row),
      id,
      gmtCreate: gmt_create.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(issueCertificate, async (call, { uid, name, title, content, day, lang, image }) => {
    await openAccount(call.db, uid);
    const code = certificateCode(randomBytes(16));
    const words = { code, name, title, content, day, lang };
    const pdf_hash = image === '' ? await print(call, words) : null;
    const [by_uid, gmt_create] = [viewerOf(call).uid, call.clock.now()];
    return call.db.transaction().execute(async (tx) => {
      const id = await insertCertificate(tx, { ...words, uid, image, pdf_hash, by_uid, gmt_create });
      await emitMessages(tx, [
        {
          kind: 'certificate.issued',
          to: [uid],
          actor: null,
          cause: `certificate ${id}`,
          source: { type: 'account', id: 0, title, url: '/user-home?tab=certificates' },
          params: { title },
        },
      ]);
      const after = { uid, ...words, image };
      await noteAct(call, tx, { action: issueCertificate.name, subject: `certificate ${id}`, before: null, after });
      return { id, code: shownCertificateCode(code) };
    });
  }),

  implement(revokeCertificate, (call, { id, reason }) =>
    call.db.transaction().execute(async (tx) => {
      const { uid, code, title, revoked_at } = (await lockCertificate(tx, id)) ?? fail('certificate.unknown');
      if (revoked_at !== null) return fail('certificate.revoked');
      await updateRevoked(tx, id, reason, call.clock.now());
      const [before, after] = [
        { uid, code, title },
        { revoked: true, reason },
      ];
      await noteAct(call, tx, { action: revokeCertificate.name, subject: `certificate ${id}`, before, after });
      return null;
    }),
  ),
];
