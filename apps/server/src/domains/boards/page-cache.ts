const PAGES_MAX = 500;

/** Written pages of one rank that are the same for everybody, kept while its version stays. */
export class PageCache {
  readonly #pages = new Map<string, Buffer>();
  #version = '';

  /** @param name tells this page from the others of the same version */
  get(version: string, name: string, make: () => Buffer): Buffer {
    if (this.#version !== version) {
      this.#pages.clear();
      this.#version = version;
    }
    const kept = this.#pages.get(name);
    if (kept) return kept;
    if (this.#pages.size >= PAGES_MAX) this.#pages.clear();
    const page = make();
    this.#pages.set(name, page);
    return page;
  }
}
