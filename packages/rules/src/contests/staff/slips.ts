import { USERNAME_MAX } from '@assay/contract/accounts/user.ts';

/** Letters and digits that nobody confuses on paper: no 0 O, 1 l I. */
export const SLIP_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A password of letters of {@link SLIP_ALPHABET}.
 * @param random whole numbers from 0 to below a bound, each as likely
 */
export const slipPassword = (length: number, random: (below: number) => number) =>
  Array.from({ length }, () => SLIP_ALPHABET[random(SLIP_ALPHABET.length)]).join('');

const USERNAME = /^[\p{L}\p{N}_.-]+$/u;

/** The first name that no account can have; null when all are well. */
export const findBadName = (names: Iterable<string>): string | null => {
  for (const name of names) if (name.length > USERNAME_MAX || !USERNAME.test(name)) return name;
  return null;
};
