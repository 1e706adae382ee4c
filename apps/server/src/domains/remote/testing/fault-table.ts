import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { FaultKind } from '@assay/remote-simulators/core/faults.ts';

/** What comes of a fault: at every site, or at those with accounts of this site and those of people, and at some of them otherwise. */
export type Expected = string | (Partial<Record<RemoteSiteCode, string>> & { accounts: string; people: string });

/**
 * For each fault: what an administrator is answered who imports while it lasts; what the owner of a submission sees when it meets the
 * sending (or, where people send themselves, what they are answered when they tell of it), and when it meets the following; each up to the
 * end, with how often this site posted the program and how often it arrived. The state `there` is that the site has it.
 */
export const EXPECTED: Readonly<Record<FaultKind, { imported: Expected; sent: Expected; followed: Expected }>> = {
  expireLogin: {
    imported: '200',
    sent: { accounts: 'unsure signedOut > -1 done; posted 2, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  badPassword: {
    imported: '200',
    // another account sends it
    sent: { accounts: 'waiting > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  captcha: {
    imported: '503 remote.blocked',
    sent: {
      accounts: 'unsure blocked > -1 done; posted 2, arrived 1',
      people: '503 remote.blocked > waiting > 503 remote.blocked > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there blocked > -1 done; posted 1, arrived 1',
      people: 'there blocked > -1 done; posted 0, arrived 1',
    },
  },
  forbidden: {
    imported: '503 remote.blocked',
    sent: {
      accounts: 'unsure blocked > -1 done; posted 2, arrived 1',
      people: '503 remote.blocked > waiting > 503 remote.blocked > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there blocked > -1 done; posted 1, arrived 1',
      people: 'there blocked > -1 done; posted 0, arrived 1',
    },
  },
  http503: {
    imported: '503 remote.unreachable',
    sent: {
      accounts: 'unsure unreachable > -1 done; posted 2, arrived 1',
      people: '503 remote.unreachable > waiting > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there unreachable > -1 done; posted 1, arrived 1',
      people: 'there unreachable > -1 done; posted 0, arrived 1',
    },
  },
  http502: {
    imported: '503 remote.unreachable',
    sent: {
      accounts: 'unsure unreachable > -1 done; posted 2, arrived 1',
      people: '503 remote.unreachable > waiting > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there unreachable > -1 done; posted 1, arrived 1',
      people: 'there unreachable > -1 done; posted 0, arrived 1',
    },
  },
  html500: {
    imported: '503 remote.unreachable',
    sent: {
      accounts: 'unsure unreachable > -1 done; posted 2, arrived 1',
      people: '503 remote.unreachable > waiting > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there unreachable > -1 done; posted 1, arrived 1',
      people: 'there unreachable > -1 done; posted 0, arrived 1',
    },
  },
  rateLimit: {
    imported: { accounts: '503 remote.busy', people: '503 remote.busy', HDU: '502 remote.unknownPage' },
    sent: {
      accounts: 'waiting busy > -1 done; posted 2, arrived 1',
      people: '503 remote.busy > waiting > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there busy > -1 done; posted 1, arrived 1',
      people: 'there busy > -1 done; posted 0, arrived 1',
      HDU: 'there unknownPage > -1 done; posted 1, arrived 1',
    },
  },
  slow: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  stall: {
    imported: '503 remote.unreachable',
    sent: {
      accounts: 'unsure unreachable > -1 done; posted 2, arrived 1',
      people: '503 remote.unreachable > waiting > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there unreachable > -1 done; posted 1, arrived 1',
      people: 'there unreachable > -1 done; posted 0, arrived 1',
    },
  },
  reset: {
    imported: '503 remote.unreachable',
    sent: {
      accounts: 'unsure unreachable > -1 done; posted 2, arrived 1',
      people: '503 remote.unreachable > waiting > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there unreachable > -1 done; posted 1, arrived 1',
      people: 'there unreachable > -1 done; posted 0, arrived 1',
    },
  },
  dropAfterAccept: {
    imported: '200',
    sent: { accounts: 'unsure unreachable > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  dropBeforeAccept: {
    imported: '200',
    sent: { accounts: 'unsure unreachable > -1 done; posted 2, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  listLag: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  foreignFirst: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  duplicateRow: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  slowJudge: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: 'there > -1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  weirdVerdict: {
    imported: '200',
    sent: { accounts: 'there > 4 done; posted 1, arrived 1', people: 'there > 4 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  unknownLanguage: {
    imported: '200',
    sent: { accounts: '10 failed refused; posted 1, arrived 0', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  duplicateCode: {
    imported: '200',
    sent: { accounts: '10 failed refused; posted 1, arrived 0', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  changedMarkup: {
    imported: { accounts: '502 remote.unknownPage', people: '502 remote.unknownPage', LIBRE: '200' },
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: {
      accounts: 'there unknownPage > -1 done; posted 1, arrived 1',
      people: '-1 done; posted 0, arrived 1',
      LIBRE: '-1 done; posted 1, arrived 1',
    },
  },
  wrongCharset: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  nul: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  wrongClock: {
    imported: '200',
    sent: {
      accounts: 'there > -1 done; posted 1, arrived 1',
      people: '409 remote.runTooEarly > waiting > -1 done; posted 0, arrived 1',
    },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  redirectLoop: {
    imported: { accounts: '503 remote.unreachable', people: '503 remote.unreachable', LIBRE: '502 remote.unknownPage' },
    sent: { accounts: 'unsure unknownPage > -1 done; posted 2, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: {
      accounts: '-1 done; posted 1, arrived 1',
      people: '-1 done; posted 0, arrived 1',
      LIBRE: 'there unknownPage > -1 done; posted 1, arrived 1',
    },
  },
  redirectInside: {
    imported: '502 remote.unknownPage',
    sent: {
      accounts: 'unsure unknownPage > -1 done; posted 2, arrived 1',
      people: '502 remote.unknownPage > waiting > 502 remote.unknownPage > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there unknownPage > -1 done; posted 1, arrived 1',
      people: 'there unknownPage > -1 done; posted 0, arrived 1',
    },
  },
  hugeBody: {
    imported: '503 remote.unreachable',
    sent: {
      accounts: 'unsure unreachable > -1 done; posted 2, arrived 1',
      people: '503 remote.unreachable > waiting > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there unreachable > -1 done; posted 1, arrived 1',
      people: 'there unreachable > -1 done; posted 0, arrived 1',
    },
  },
  echo: {
    imported: '502 remote.unknownPage',
    sent: {
      accounts: 'unsure unknownPage > -1 done; posted 2, arrived 1',
      people: '502 remote.unknownPage > waiting > 502 remote.unknownPage > -1 done; posted 0, arrived 1',
    },
    followed: {
      accounts: 'there unknownPage > -1 done; posted 1, arrived 1',
      people: 'there unknownPage > -1 done; posted 0, arrived 1',
    },
  },
  evilImage: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  evilHtml: {
    imported: '200',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  removedProblem: {
    imported: '404 remote.problemMissing',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
  wrongLimits: {
    imported: '200 noLimits',
    sent: { accounts: 'there > -1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
    followed: { accounts: '-1 done; posted 1, arrived 1', people: '-1 done; posted 0, arrived 1' },
  },
};
