import { getCertificatePdf } from '@assay/contract/certificates/certificate.ts';
import { queryOf } from '../../lib/wire/request.ts';

/** Where anybody fetches a certificate as PDF. */
export const pdfAddress = (code: string) => `${getCertificatePdf.path}${queryOf({ code })}`;
