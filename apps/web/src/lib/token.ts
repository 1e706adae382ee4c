import type { UserInfo } from '@assay/contract/accounts/user.ts';
import { readStored, writeStored } from './storage/storage.ts';
import { createStore, useStore } from './store.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'userInfo';

interface Login {
  readonly token: string | null;
  /** Who the token belongs to; null without a token. */
  readonly user: UserInfo | null;
}

const NOBODY: Login = { token: null, user: null };

function readLogin(): Login {
  const token = readStored(TOKEN_KEY);
  if (!token) return NOBODY;
  try {
    const user = JSON.parse(readStored(USER_KEY) ?? 'null') as UserInfo | null;
    // Whatever else lies under this key, written by hand or by an older version, counts as unknown.
    return { token, user: Array.isArray(user?.roleList) ? user : null };
  } catch {
    return { token, user: null };
  }
}

const store = createStore<Login>(readLogin());

export const getToken = (): string | null => store.get().token;
export const getUser = (): UserInfo | null => store.get().user;
export const useLogin = (): Login => useStore(store);
export const useUser = (): UserInfo | null => useStore(store).user;
export const followLogin = store.follow;

/** Keeps a token the server has just given; who it belongs to stays. */
export function setToken(token: string): void {
  writeStored(TOKEN_KEY, token);
  store.set({ ...store.get(), token });
}

export function setUser(user: UserInfo): void {
  writeStored(USER_KEY, JSON.stringify(user));
  store.set({ ...store.get(), user });
}

/** Forgets token and user in this tab and, through storage, in the others. */
export function clearLogin(): void {
  writeStored(TOKEN_KEY, null);
  writeStored(USER_KEY, null);
  store.set(NOBODY);
}

/**
 * Takes over what another tab did to the login (SHELL-52).
 * @returns 'ended' when the token was removed elsewhere, 'switched' when it became another user's
 */
export function syncLogin(): 'same' | 'ended' | 'switched' {
  const before = store.get();
  const now = readLogin();
  if (now.token === before.token && now.user?.uid === before.user?.uid) return 'same';
  store.set(now);
  if (before.token && !now.token) return 'ended';
  return now.user?.uid === before.user?.uid ? 'same' : 'switched';
}

/** Watches for changes made by other tabs: at once through storage events, and whenever the tab becomes visible. */
export function watchLogin(onChange: (change: 'ended' | 'switched') => void): () => void {
  const sync = () => {
    if (document.visibilityState === 'hidden') return;
    const change = syncLogin();
    if (change !== 'same') onChange(change);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) sync();
  };
  document.addEventListener('visibilitychange', sync);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener('visibilitychange', sync);
    window.removeEventListener('storage', onStorage);
  };
}
