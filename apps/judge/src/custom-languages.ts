import { getOwnLanguages } from '@assay/contract/catalog/languages.ts';
import { languageData, type OwnLanguageData } from '@assay/contract/judging/language-data.ts';
import type { LanguagesOffered } from './languages-offered.ts';
import { reasonOf } from './platform/failures.ts';
import type { Server } from './platform/link/server.ts';
import type { Log } from './platform/log.ts';

interface Parts {
  server: Server;
  log: Log;
  languages: LanguagesOffered;
  /** Whether the node's operator wants it offered. */
  isChosen: (data: OwnLanguageData) => boolean;
  lookAtNew: () => void;
}

/**
 * Follows the languages that administrators of the site added: the server is their one place, nodes keep none of them.
 * The server tells their edition with every announcement and heartbeat; another one than known is fetched and tested.
 */
export class OwnLanguages {
  readonly #parts: Parts;
  /** That of a site without own languages. */
  #known = '';
  #fetching = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Never rejects: the next heartbeat tries again. */
  async hear(edition: string): Promise<void> {
    if (edition === this.#known || this.#fetching) return;
    const { server, log, languages, isChosen, lookAtNew } = this.#parts;
    this.#fetching = true;
    try {
      const answer = await server.call(getOwnLanguages, {});
      await languages.setOwn(answer.languages.filter((data) => isChosen(data) && this.#isUnderstood(data)));
      this.#known = answer.edition;
      lookAtNew();
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the languages of this site could not be fetched');
    } finally {
      this.#fetching = false;
    }
  }

  /** A server may be of another version; what it names as files must be harmless whoever it is. */
  #isUnderstood(data: OwnLanguageData): boolean {
    const { success, error } = languageData.safeParse(data);
    if (!success) this.#parts.log.warn({ language: data.name, reason: error.message }, 'language is not understood');
    return success;
  }
}
