/** A key for one click, so that a repeated request changes nothing more (`clickKey` of the contract's shapes). */
export const clickKey = (): string =>
  // not there on pages without TLS
  crypto.randomUUID?.() ?? `${Date.now()}-${String(Math.random()).slice(2)}`;
