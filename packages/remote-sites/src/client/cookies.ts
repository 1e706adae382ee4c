const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** A site that sets more wants something else than to know us again. */
const COOKIES_MAX = 50;
const VALUE_MAX = 4096;

/** The cookies of one account at one site. They go to no other host: the client speaks with none that is not the site's. */
export class CookieJar {
  readonly #values: Map<string, string>;

  constructor(values: Readonly<Record<string, string>> = {}) {
    this.#values = new Map(Object.entries(values));
  }

  /** Takes what an answer sets; what it lets expire is forgotten. */
  take(headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(';');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at).trim();
      const value = pair.slice(at + 1).trim();
      if (at < 1 || !NAME.test(name) || value.length > VALUE_MAX) continue;
      const isGone = value === '' || attributes.some((one) => /^\s*max-age=(0|-)/i.test(one));
      if (isGone) this.#values.delete(name);
      else if (this.#values.has(name) || this.#values.size < COOKIES_MAX) this.#values.set(name, value);
    }
  }

  get(name: string): string | null {
    return this.#values.get(name) ?? null;
  }

  header(): string | null {
    return this.#values.size === 0 ? null : [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** To be stored as a secret. */
  values(): Record<string, string> {
    return Object.fromEntries(this.#values);
  }
}
