import {
  CERTIFICATE_CONTENT_MAX,
  CERTIFICATE_NAME_MAX,
  CERTIFICATE_TITLE_MAX,
} from '@assay/contract/certificates/admin.ts';
import { defineJob } from '../../../platform/readers/job.ts';
import { type Printed, printCertificate } from './print-certificate.ts';

/** Prints a certificate in a thread of its own: to take the characters it needs out of its fonts occupies one. */
export const printCertificateJob = defineJob({
  name: 'certificate',
  lane: 'render',
  bounds: {
    reader: { en: 'Words of certificates', zh: '证书上的文字' },
    where: 'apps/server/src/domains/certificates/print/print-job.ts',
    input: { max: CERTIFICATE_NAME_MAX + CERTIFICATE_TITLE_MAX + CERTIFICATE_CONTENT_MAX, unit: 'characters' },
    time: 20_000,
  },
  run: (printed: Printed): Promise<Uint8Array> => printCertificate(printed),
});
