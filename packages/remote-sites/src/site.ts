import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { SiteClient } from './client/client.ts';
import type { Encoding } from './client/decode.ts';

/** A language of a site. */
export interface RemoteLanguage {
  /** What the site's form calls it. */
  id: string;
  /** What people call it; the name it is stored and submitted under here. */
  name: string;
  /** The language of this site in which programs of it are tried; null where there is none. */
  like: string | null;
  /** How the editor colours it. */
  mode: string;
  /** What begins a comment of one line; null where none can be added safely. */
  comment: string | null;
}

/** A statement in one language, in Markdown. */
export interface RemoteStatement {
  title: string;
  description: string;
  input: string;
  output: string;
  hint: string;
}

/** A problem as it was read from a site. */
export interface RemoteProblem {
  texts: { en?: RemoteStatement; zh?: RemoteStatement };
  samples: { input: string; output: string }[];
  timeMs: number;
  memoryKb: number;
  tags: string[];
  /** What the site says of where it comes from. */
  source: string;
  /** Names of the files that programs read and write, where they do not use their standard streams. */
  files: { input: string; output: string } | null;
  /** Ids of the languages that the site takes for it; null for all, and where its page does not tell. */
  languages: string[] | null;
  /** Addresses of its pictures as they stand in the texts. */
  pictures: string[];
  /** Address of the document that the statement is, as it stands in the texts. */
  document?: string;
  /** What is needed to submit to it beside its key. */
  submitKey: string;
  warnings: ('noLimits' | 'noSamples' | 'document' | 'interactive')[];
}

/** A submission as a site shows it. */
export interface RemoteRun {
  id: string;
  /** As a site prints it: key of the problem, who, in which language, how many bytes. */
  key: string;
  handle: string;
  language: string;
  length: number | null;
  /** A code of `VERDICT`, one of which says that it is not over; null for words that are not in the site's table. */
  status: number | null;
  /** The site's own words. */
  raw: string;
  timeMs: number | null;
  memoryKb: number | null;
  score: number | null;
  /** The test at which it failed or is. */
  test: number | null;
}

export interface Credentials {
  handle: string;
  /** The password, or the token. */
  secret: string;
}

/** What is sent, as it is: with marker, padded. */
export interface PreparedSource {
  key: string;
  submitKey: string;
  language: RemoteLanguage;
  source: string;
}

/** A submission that is followed. */
export interface Followed {
  id: string;
  key: string;
  handle: string;
}

/** How a site is signed in to and submitted to by accounts of this site. Clients carry the cookies of one account. */
export interface SiteRobot {
  /** @throws SiteTrouble `badCredentials`, `blocked` */
  login(client: SiteClient, credentials: Credentials): Promise<void>;
  isSignedIn(client: SiteClient, credentials: Credentials): Promise<boolean>;
  /**
   * Sends a program. The id is null where the answer does not tell it.
   * @throws SiteTrouble `refused` and `busy` only where the site said by its own words that it has not taken it
   */
  submit(client: SiteClient, prepared: PreparedSource, credentials: Credentials): Promise<{ id: string | null }>;
  /** Ids of the languages that the site takes for a problem, where its form alone tells them. */
  readLanguages?(client: SiteClient, key: string): Promise<string[]>;
  /** The submissions of an account to a problem, newest first: those of the first page. */
  listOwn(client: SiteClient, of: { handle: string; key: string }): Promise<RemoteRun[]>;
  /** The source of an own submission where the site shows it, to find the marker in it. */
  readSource?(client: SiteClient, run: RemoteRun): Promise<string>;
}

/** A submission that a person made there, with when that was. */
export interface PersonalRun extends RemoteRun {
  at: Date;
  /** Where the site shows it. */
  source?: string;
}

/** What a person's own session at a site shows of their submissions. */
export interface SiteSessions {
  /** Its cookie. */
  cookie: string;
  /** Submissions that one request asks about. */
  most: number;
  /** The user name whose session it is; null when it has ended. */
  whose(client: SiteClient): Promise<string | null>;
  /** Like `follow` of the site. @throws SiteTrouble `signedOut` */
  follow(client: SiteClient, runs: readonly Followed[]): Promise<RemoteRun[]>;
}

/** How people submit to a site that lets nobody but people submit: from their own browser, in their own name. */
export interface SiteByPerson {
  /** The site's own page of submitting a problem. */
  submitAddress(key: string): string;
  /** The submission that somebody names by its id or its address; null when it is none. */
  runIdOf(text: string): string | null;
  /** A submission as everybody sees it; null when it is not shown, or not yet. */
  findRun(client: SiteClient, run: Followed): Promise<PersonalRun | null>;
  /** A user name as the site writes it; null when it is none. */
  handleOf(text: string): string | null;
  /** What a person wrote into a field of the public profile, to prove whose it is. @throws SiteTrouble `missing` */
  readProfile(client: SiteClient, handle: string): Promise<string>;
  /** Where people write into that field. */
  profileAddress: string;
  sessions?: SiteSessions;
}

/** A contest of a site, by which its problems are imported together. */
export interface RemoteContest {
  title: string;
  /** In its order. */
  problems: { key: string; title: string }[];
}

/** How the problems of a contest are listed. */
export interface SiteContests {
  /** A contest by the id or the address that people give; null when it is none. */
  contestOf(text: string): string | null;
  /** @throws SiteTrouble `missing`, or `refused` while it is not over */
  list(client: SiteClient, contest: string): Promise<RemoteContest>;
}

/** A remote judge. It holds no state: pages come in by the client, facts go out. */
export interface RemoteSite {
  code: RemoteSiteCode;
  origin: string;
  /** Where people find its pages, where that is not its origin. */
  pageOrigin?: string;
  /** Its own hosts beside that of the origin, from which pictures come too. */
  hosts: readonly string[];
  /** Of pages that do not say it, or say it wrong. */
  encoding: Encoding;
  /** Milliseconds from one request to the next, and from one submission of an account to the next. */
  gapMs: number;
  submitGapMs: number;
  /** Milliseconds after which a submission is looked for the first time, and at most. */
  followMs: readonly [first: number, most: number];
  /** Submissions that one request asks about, where those are few. */
  followMost?: number;
  languages: readonly RemoteLanguage[];
  /** Bytes that it takes. */
  source: { min: number; max: number };
  /** A problem that every site of its kind has, to try whether it is read. */
  knownKey: string;
  /** Points of a solved problem, where the site counts all of them alike; points of others say nothing here. */
  fullScore?: number;

  /** The key of a problem by an id of people, in any letter case; null when it is none. */
  keyOf(text: string): string | null;
  /** How a problem is called here behind the prefix; its key unless that tells more than a name. */
  nameOf?(key: string): string;
  problemAddress(key: string): string;
  submissionAddress(run: Pick<Followed, 'id' | 'key'>): string;
  /** @throws SiteTrouble `missing` and others */
  readProblem(client: SiteClient, key: string): Promise<RemoteProblem>;
  /** How accounts of this site submit; a site that refuses robots has none, and people submit to it as themselves. */
  robot?: SiteRobot;
  byPerson?: SiteByPerson;
  /** Where its problems belong to contests. */
  contests?: SiteContests;
  /** What the site says of submissions of one account: one request for many; those that it did not show are missing. */
  follow(client: SiteClient, handle: string, runs: readonly Followed[]): Promise<RemoteRun[]>;
  /** What its compiler said. */
  readCompileError?(client: SiteClient, run: Followed): Promise<string>;
}
