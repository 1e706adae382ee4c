import * as z from 'zod';
import { op } from '../op.ts';
import { line } from '../shapes.ts';

export const certificate = z.object({
  code: z.string(),
  name: z.string().describe('of the person, as it was printed'),
  title: z.string(),
  content: z.string(),
  day: z.string().describe('`YYYY-MM-DD`'),
  image: z.string().describe('address of its picture; empty for one that the site printed'),
  hasPdf: z.boolean(),
  revoked: z.boolean(),
  revokeReason: z.string(),
});
export type Certificate = z.output<typeof certificate>;

/** As it is typed: small letters, blanks and dashes do not matter. */
const code = line(40).min(1);

export const getCertificate = op('getCertificate', 'GET /api/certificate', {
  access: 'anyone',
  does: 'What the certificate of a code says, and whether it was revoked',
  input: z.object({ code }),
  data: certificate,
});

export const getCertificatePdf = op('getCertificatePdf', 'GET /api/certificate/pdf', {
  access: 'anyone',
  does: 'A certificate as PDF; refused once it was revoked',
  input: z.object({ code }),
  answer: 'file',
  data: z.null(),
});
