/** A range of addresses: those that agree with an address in its first bits. */
interface Network {
  bits: bigint;
  prefix: number;
}

const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
/** An IPv4 address is the IPv6 address `::ffff:a.b.c.d`, so that one kind is compared. */
const MAPPED = 0xffffn << 32n;
const ALL_BITS = 128;
const V4_BITS = 32;

function bitsOfV4(text: string): bigint | null {
  const parts = V4.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return parts.reduce((all, part) => (all << 8n) | BigInt(part), 0n);
}

/** Groups of an IPv6 address between colons; the last may be written as an IPv4 address. */
function groupsOf(text: string): string[] | null {
  if (text === '') return [];
  const groups = text.split(':');
  const last = bitsOfV4(groups.at(-1)!);
  if (last !== null) groups.splice(-1, 1, (last >> 16n).toString(16), (last & 0xffffn).toString(16));
  return groups.every((group) => GROUP.test(group)) ? groups : null;
}

function bitsOfV6(text: string): bigint | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = [groupsOf(halves[0]!), groupsOf(halves[1] ?? '')];
  if (!head || !tail) return null;
  const gap = 8 - head.length - tail.length;
  if (halves.length === 2 ? gap < 1 : gap !== 0) return null;
  const groups = [...head, ...Array<string>(Math.max(gap, 0)).fill('0'), ...tail];
  return groups.reduce((all, group) => (all << 16n) | BigInt(`0x${group}`), 0n);
}

/** The 128 bits of an address as it is written, or null. A zone (`%eth0`) belongs to the machine and is left out. */
function bitsOf(address: string): bigint | null {
  const text = address.split('%')[0]!;
  if (!text.includes(':')) {
    const v4 = bitsOfV4(text);
    return v4 === null ? null : MAPPED | v4;
  }
  return bitsOfV6(text);
}

const startOf = (bits: bigint, prefix: number): bigint => bits >> BigInt(ALL_BITS - prefix);

function networkOf(text: string): Network | null {
  const [address = '', length, ...more] = text.split('/');
  const bits = bitsOf(address);
  if (bits === null || more.length > 0) return null;
  const before = address.includes(':') ? 0 : ALL_BITS - V4_BITS;
  if (length === undefined) return { bits, prefix: ALL_BITS };
  if (!/^\d{1,3}$/.test(length)) return null;
  const prefix = before + Number(length);
  // a range of no bits means "anywhere", which is said by naming none
  return Number(length) < 1 || prefix > ALL_BITS ? null : { bits, prefix };
}

const wordsOf = (text: string) => text.split(/[\s,;，；]+/).filter((word) => word !== '');

/** What of a list of networks, one a line or divided by commas, is none; null when all are. */
export const wrongNetwork = (text: string): string | null =>
  wordsOf(text).find((word) => networkOf(word) === null) ?? null;

/** Whether an address lies in one of some networks; every address does where none is named (WORK-24). */
export function isInNetworks(address: string, text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return true;
  const bits = bitsOf(address);
  if (bits === null) return false;
  return words.some((word) => {
    const network = networkOf(word);
    return network !== null && startOf(bits, network.prefix) === startOf(network.bits, network.prefix);
  });
}
