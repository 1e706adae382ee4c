import type { AnyOp } from '@assay/contract/op.ts';
import { countedAddress } from './address.ts';
import type { Limiter } from './limiter.ts';

interface Limit {
  max: number;
  seconds: number;
}

interface Policy {
  /** Counted by address, whoever is logged in. */
  perAddress?: Limit;
  /** Counted by user; visitors are counted by address. */
  perUser?: Limit;
}

const perMinute = (max: number): Limit => ({ max, seconds: 60 });
const perHour = (max: number): Limit => ({ max, seconds: 3600 });

/**
 * Floods that one web node stops in memory, by call. Limits that protect secrets (wrong passwords, mailed codes) are
 * counted in the database beside what they protect. `RATE_LIMIT_SCALE` multiplies all of them.
 */
export const POLICIES: Readonly<Record<string, Policy>> = {
  login: { perAddress: perMinute(120) },
  adminLogin: { perAddress: perMinute(30) },
  register: { perAddress: perMinute(60) },
  getRegisterCode: { perAddress: perMinute(60) },
  checkUsernameOrEmail: { perAddress: perMinute(30) },
  getCaptcha: { perAddress: perMinute(30) },
  getSlidePuzzle: { perAddress: perMinute(30) },
  solveSlidePuzzle: { perAddress: perMinute(30) },
  applyResetPassword: { perAddress: perMinute(10) },
  resetPassword: { perAddress: perMinute(20) },
  changePassword: { perUser: perMinute(20) },
  getChangeEmailCode: { perUser: perMinute(10) },
  changeEmail: { perUser: perMinute(20) },
  uploadAvatar: { perUser: perHour(30) },
  submitProblemJudge: { perUser: perMinute(60) },
  searchSite: { perUser: perMinute(240) },
  getCertificate: { perAddress: perMinute(30) },
  getCertificatePdf: { perAddress: perMinute(30) },
  cancelOwnSubmission: { perUser: perMinute(30) },
  submitProblemTestJudge: { perUser: perMinute(30) },
};

/**
 * What is served beside the calls, by address: browsers ask for pictures and files without saying who they are, and a
 * class behind one address asks for the same at once.
 */
export const ROUTE_POLICIES = {
  picture: perMinute(6000),
  problemFile: perMinute(3000),
  apiPage: perMinute(60),
  readiness: perMinute(600),
  metrics: perMinute(120),
} as const satisfies Record<string, Limit>;
export type RouteLimit = keyof typeof ROUTE_POLICIES;

/** All calls of one user together, and of all visitors at one address together. */
const ALL_OF_USER = perMinute(1200);
const ALL_OF_ADDRESS = perMinute(1800);

/**
 * Counts a call against its limits.
 * @param uid null for a visitor
 * @throws Failure `request.tooMany`
 */
export function countCall(limiter: Limiter, scale: number, op: AnyOp, ip: string, uid: number | null) {
  // Judge nodes prove themselves by their token and are as fast as there is work.
  if (scale === 0 || op.access === 'judge') return;
  const address = `ip ${countedAddress(ip)}`;
  const caller = uid === null ? address : `uid ${uid}`;
  const take = (name: string, subject: string, limit: Limit) => count(limiter, scale, name, subject, limit);
  take('all', caller, uid === null ? ALL_OF_ADDRESS : ALL_OF_USER);
  const policy = POLICIES[op.name];
  if (policy?.perAddress) take(op.name, address, policy.perAddress);
  if (policy?.perUser) take(op.name, caller, policy.perUser);
}

/**
 * Counts a request for something that is no call.
 * @throws Failure `request.tooMany`
 */
export function countRoute(limiter: Limiter, scale: number, name: RouteLimit, ip: string) {
  if (scale !== 0) count(limiter, scale, name, `ip ${countedAddress(ip)}`, ROUTE_POLICIES[name]);
}

const count = (limiter: Limiter, scale: number, name: string, subject: string, { max, seconds }: Limit) =>
  limiter.take(name, subject, Math.max(1, Math.floor(max * scale)), seconds);
