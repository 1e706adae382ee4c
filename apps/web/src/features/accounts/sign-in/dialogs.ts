import { createStore, useStore } from '../../../lib/store.ts';

/** The account dialogs (SHELL-14); one is visible at a time, or none. */
export type AccountDialog = 'login' | 'register' | 'resetPwd';

const dialog = createStore<AccountDialog | null>(null);
/** Where to go once logged in: the page that asked for the login. */
let target: string | null = null;

interface NewAccount {
  username: string;
  password: string;
}

/** The account that was just opened, until the login dialog has been used or left. */
let newAccount: NewAccount | null = null;

export const getNewAccount = () => newAccount;
export const useAccountDialog = () => useStore(dialog);
export const showAccountDialog = (which: AccountDialog) => {
  newAccount = null;
  dialog.set(which);
};
export const closeAccountDialog = () => {
  target = null;
  newAccount = null;
  dialog.set(null);
};

/** Opens the login dialog and remembers where the visitor was going. */
export function askLogin(goingTo: string | null = null) {
  newAccount = null;
  target = goingTo === null ? null : inSite(goingTo);
  dialog.set('login');
}

/** Opens the login dialog filled with an account that was just opened; it logs in by itself. */
export function logInNewAccount(account: NewAccount) {
  newAccount = account;
  dialog.set('login');
}

/** Hands out the remembered address once. */
export function takeTarget(): string | null {
  const taken = target;
  target = null;
  return taken;
}

/**
 * An address as a path of this site, or null: nothing that could lead elsewhere (`//host`, `/\host`, a scheme, control
 * characters) or end the session just begun.
 */
export function inSite(address: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these characters before they resolve a link
  if (!/^\/(?![/\\])/.test(address) || /[\u0000-\u001f\\]/.test(address)) return null;
  const resolved = new URL(address, 'http://site.invalid');
  if (resolved.host !== 'site.invalid' || /^\/logout\b/.test(resolved.pathname)) return null;
  return resolved.pathname + resolved.search + resolved.hash;
}
