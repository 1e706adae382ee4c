let table: Map<string, readonly number[]> | null = null;

/** The two-byte part of GB 18030, by character: what a decoder says of every pair. */
function tableOf(): Map<string, readonly number[]> {
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      if (trail === 0x7f) continue;
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if ([...text].length === 1 && text !== '\ufffd') found.set(text, [lead, trail]);
    }
  }
  return found;
}

/** Text as bytes of GB 18030; characters beyond its two-byte part become question marks. */
export function encodeGb18030(text: string): Buffer {
  table ??= tableOf();
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes.push(...(code < 0x80 ? [code] : (table.get(character) ?? [0x3f])));
  }
  return Buffer.from(bytes);
}
