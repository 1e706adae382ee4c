/** The remote judges there are, by the prefix that their problems go by here (REM-1). */
export const REMOTE_SITES = ['HDU', 'CF', 'POJ', 'GYM', 'AC', 'SPOJ', 'LIBRE'] as const;
export type RemoteSiteCode = (typeof REMOTE_SITES)[number];

/**
 * How submissions get to a site: by accounts of this site, which log in by a password or a token that the site handed out, or by people
 * themselves, who submit there as they are.
 */
export type RemoteWay = 'password' | 'token' | 'person';

interface RemoteSiteTraits {
  name: string;
  /** Where people find it. */
  address: string;
  way: RemoteWay;
  /** How an id of its problems looks. */
  example: string;
  /** How an id of a contest looks, where problems can be imported by their contest. */
  contestExample?: string;
  /** Nobody knows whether it lets robots in: it is switched on only after it was tried. */
  isUntried?: true;
  /** What the cookie of its sessions is called, where people may keep theirs here. */
  sessionCookie?: string;
  /** Whose user names it has, where that is another site's. */
  handlesOf?: 'CF';
}

export const REMOTE_SITE_TRAITS: Readonly<Record<RemoteSiteCode, RemoteSiteTraits>> = {
  HDU: { name: 'HDU', address: 'https://acm.hdu.edu.cn', way: 'password', example: '1000' },
  CF: { name: 'Codeforces', address: 'https://codeforces.com', way: 'person', example: '1A', contestExample: '1' },
  POJ: { name: 'POJ', address: 'http://poj.org', way: 'password', example: '1000' },
  GYM: {
    name: 'Codeforces Gym',
    address: 'https://codeforces.com/gyms',
    way: 'person',
    example: '101991E',
    contestExample: '101991',
    handlesOf: 'CF',
  },
  AC: {
    name: 'AtCoder',
    address: 'https://atcoder.jp',
    way: 'person',
    example: 'abc001_a',
    contestExample: 'abc001',
    sessionCookie: 'REVEL_SESSION',
  },
  SPOJ: { name: 'SPOJ', address: 'https://www.spoj.com', way: 'password', example: 'TEST', isUntried: true },
  LIBRE: { name: 'LibreOJ', address: 'https://loj.ac', way: 'token', example: '1' },
};

/** A remote judge by its prefix in any letter case; null for others, this site among them. */
export const remoteSiteOf = (code: string): RemoteSiteCode | null =>
  REMOTE_SITES.find((site) => site === code.toUpperCase()) ?? null;
