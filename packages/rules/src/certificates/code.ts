/** Letters and digits that nobody mistakes for each other (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 65 bits: nobody finds one by trying. */
const RANDOM_SIGNS = 13;

/** The last sign of a code: the places weighted by odd numbers, so that one wrong sign is always noticed. */
const checkSign = (signs: string): string =>
  SIGNS[[...signs].reduce((sum, sign, at) => sum + SIGNS.indexOf(sign) * (2 * at + 1), 0) % SIGNS.length]!;

/** A code from random bytes, of which at least 13 are needed. */
export function certificateCode(random: Uint8Array): string {
  const signs = [...random.slice(0, RANDOM_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs + checkSign(signs);
}

/**
 * A code as people type it: small letters, blanks and dashes do not matter, nor does O for 0 or I and L for 1.
 * @returns null for what is no code
 */
export function readCertificateCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (signs.length !== RANDOM_SIGNS + 1 || [...signs].some((sign) => !SIGNS.includes(sign))) return null;
  return checkSign(signs.slice(0, RANDOM_SIGNS)) === signs.at(-1) ? signs : null;
}

/** A code as it is printed: `ABCDE-FGHJK-MNPQ`. */
export const shownCertificateCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? code;
