/** Shorter ones would take words out of every page. */
const SECRET_MIN = 4;

const escapeHtml = (text: string, apostrophe: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", apostrophe);

/** The ways in which a page, a script, an address or a form may write a text. */
const waysOf = (text: string): string[] => [
  text,
  escapeHtml(text, "'"),
  escapeHtml(text, '&#39;'),
  escapeHtml(text, '&#039;'),
  JSON.stringify(text).slice(1, -1),
  encodeURIComponent(text),
  encodeURI(text),
  new URLSearchParams({ '': text }).toString().slice(1),
];

/** Of each place within three bytes, what of a text is the same in Base64 whatever stands around it. */
const base64Of = (text: string): string[] => {
  const bytes = Buffer.from(text);
  return [0, 1, 2].map((skipped) => {
    const whole = bytes.subarray(skipped, bytes.length - ((bytes.length - skipped) % 3));
    return whole.toString('base64');
  });
};

/** A text without secrets, however they are written in it, and without what looks like one that a site handed out. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= SECRET_MIN)
    .flatMap((secret) => {
      const ways = [...new Set(waysOf(secret))];
      return [...ways, ...ways.flatMap(base64Of).filter((part) => part.length > SECRET_MIN * 2)];
    })
    .sort((one, other) => other.length - one.length)
    .reduce((left, way) => left.replaceAll(way, '***'), text)
    .replace(/((?:token|csrf|session|password|ticket)["'\s]*[:=]\s*["']?)[\w.-]{12,}/gi, '$1***');
