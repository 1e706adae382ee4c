/** A decimal number, exactly: `digits · 10^-places`. */
export interface Decimal {
  digits: bigint;
  places: number;
}

const CHARS_MAX = 80;
const EXPONENT_MAX = 400;
const FORM = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/;
/** Thousands in groups of three, in the whole part alone. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?![\d,])/;

/**
 * Reads a number as people type it: `12.5`, `.5`, `1e3`, `12,500`, `−3`, in full-width forms too. A grammar of its own, because for
 * `Number` a blank is zero and `0x10` sixteen.
 * @returns null when the text is no number
 */
export function readDecimal(text: string): Decimal | null {
  if (text.length > CHARS_MAX) return null;
  let plain = text.normalize('NFKC').trim().replace(/[−–—]/g, '-').toLowerCase();
  const grouped = GROUPED.exec(plain)?.[0];
  if (grouped) plain = grouped.replaceAll(',', '') + plain.slice(grouped.length);
  const parts = FORM.exec(plain);
  if (!parts) return null;
  const [, sign, whole = '', decimals = '', exponent = '0'] = parts;
  if (whole === '' && decimals === '') return null;
  const power = Number(exponent);
  if (Math.abs(power) > EXPONENT_MAX) return null;
  const digits = BigInt(whole + decimals) * (sign === '-' ? -1n : 1n);
  const places = decimals.length - power;
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

const scaled = ({ digits, places }: Decimal, to: number) => digits * 10n ** BigInt(to - places);
const abs = (value: bigint) => (value < 0n ? -value : value);

/** Whether |given − value| ≤ tolerance, or ≤ tolerance · |value| where it is relative; compared without rounding. */
export function isWithin(given: Decimal, value: Decimal, tolerance: Decimal, isRelative: boolean): boolean {
  const most: Decimal = isRelative
    ? { digits: tolerance.digits * abs(value.digits), places: tolerance.places + value.places }
    : tolerance;
  const places = Math.max(given.places, value.places, most.places);
  return abs(scaled(given, places) - scaled(value, places)) <= scaled(most, places);
}
