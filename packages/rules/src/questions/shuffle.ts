/** 53 bits of a text, well mixed (the cyrb53 construction). Not a secret: what must not be guessed is in the text. */
function mixed(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}

/**
 * An order that a key determines. Each part is placed by its own id, so that the others keep their order when one is added, taken away or
 * changed.
 * @param isPinned parts that stay where they are
 */
export function shuffled<Part extends { id: string }>(
  parts: readonly Part[],
  key: string,
  isPinned: (part: Part) => boolean = () => false,
): Part[] {
  const free = parts
    .filter((part) => !isPinned(part))
    .map((part) => ({ part, place: mixed(`${key} ${part.id}`) }))
    .sort((a, b) => a.place - b.place || (a.part.id < b.part.id ? -1 : 1));
  let next = 0;
  return parts.map((part) => (isPinned(part) ? part : free[next++]!.part));
}
