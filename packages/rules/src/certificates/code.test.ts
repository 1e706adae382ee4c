import { expect, test } from 'vitest';
import { certificateCode, readCertificateCode, shownCertificateCode } from './code.ts';

const code = certificateCode(Uint8Array.from({ length: 13 }, (_, at) => 41 * at));

test('CERT-2 a code is read however it is typed', () => {
  const shown = shownCertificateCode(code);
  expect(shown).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{4}$/);
  for (const typed of [code, shown, shown.toLowerCase(), ` ${code} `, code.replaceAll('0', 'o').replaceAll('1', 'l')]) {
    expect(readCertificateCode(typed)).toBe(code);
  }
});

test('CERT-2 every single wrong sign is noticed', () => {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  for (let at = 0; at < code.length; at++) {
    for (const sign of signs) {
      if (sign === code[at]) continue;
      expect(readCertificateCode(code.slice(0, at) + sign + code.slice(at + 1))).toBeNull();
    }
  }
});

test.each(['', 'ABC', `${code}0`, code.replace(code[0]!, '€'), 'DROP TABLE'])('CERT-2 “%s” is no code', (typed) => {
  expect(readCertificateCode(typed)).toBeNull();
});
