import type { FailureTexts } from './failure-texts.ts';

/** Certificates, prizes and honours. */
export const CERTIFICATE_FAILURES = {
  'certificate.unknown': { status: 404, en: 'There is no certificate with this code', zh: '没有该编号的证书' },
  'certificate.revoked': { status: 410, en: 'This certificate was revoked', zh: '该证书已被撤销' },
  'certificate.notPrinted': { status: 404, en: 'There is no PDF of this certificate', zh: '该证书没有 PDF' },
  'certificate.unprintable': {
    status: 400,
    en: 'The character “{character}” cannot be printed',
    zh: '字符“{character}”无法打印',
  },
  'prize.unknown': { status: 404, en: 'This prize does not exist', zh: '该奖项不存在' },
  'honor.unknown': { status: 404, en: 'This honour does not exist', zh: '该荣誉不存在' },
  'honor.taken': { status: 409, en: 'This person is honoured already', zh: '该用户已在荣誉榜上' },
  'honor.tooMany': { status: 409, en: 'At most {max} people are honoured', zh: '荣誉榜最多 {max} 人' },
} as const satisfies FailureTexts;
