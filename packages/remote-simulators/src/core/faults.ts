/** What goes wrong: kinds that all sites know; what a page of each says then is its own. */
export type FaultKind =
  | 'expireLogin'
  | 'badPassword'
  | 'captcha'
  | 'forbidden'
  | 'http503'
  | 'http502'
  | 'html500'
  | 'rateLimit'
  | 'slow'
  | 'stall'
  | 'reset'
  | 'dropAfterAccept'
  | 'dropBeforeAccept'
  | 'listLag'
  | 'foreignFirst'
  | 'duplicateRow'
  | 'slowJudge'
  | 'weirdVerdict'
  | 'unknownLanguage'
  | 'duplicateCode'
  | 'changedMarkup'
  | 'wrongCharset'
  | 'nul'
  | 'wrongClock'
  | 'redirectLoop'
  | 'redirectInside'
  | 'hugeBody'
  | 'echo'
  | 'evilImage'
  | 'evilHtml'
  | 'removedProblem'
  | 'wrongLimits';

export interface Fault {
  kind: FaultKind;
  /** The beginning of the path; every one unless given. */
  path?: string;
  method?: string;
  /** So many requests are met; all unless given. */
  times?: number;
  /** Passes over so many before. */
  skip?: number;
  param?: string | number;
}

/** The faults that wait for their request. */
export class Faults {
  #waiting: Fault[] = [];

  add(faults: readonly Fault[]): void {
    this.#waiting.push(...faults.map((fault) => ({ ...fault })));
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Those that meet a request, which counts for each of them. */
  meet(method: string, path: string): Fault[] {
    return this.#waiting.filter((fault) => {
      const isMet = path.startsWith(fault.path ?? '/') && (fault.method ?? method) === method;
      if (!isMet || fault.times === 0) return false;
      if (fault.skip) {
        fault.skip -= 1;
        return false;
      }
      if (fault.times !== undefined) fault.times -= 1;
      return true;
    });
  }
}
