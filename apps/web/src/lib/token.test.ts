import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '../testing/render.tsx';

// A login of its own, that no page drawn before it watches.
vi.resetModules();
const { clearLogin, getToken, getUser, setToken, setUser, syncLogin, watchLogin } = await import('./token.ts');
afterEach(clearLogin);

const become = (visibility: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('another tab (SHELL-52)', () => {
  it('that logs out ends the login here as soon as this tab is seen', () => {
    setToken('mine');
    setUser(buildUser());
    const onChange = vi.fn();
    const stop = watchLogin(onChange);
    become('hidden');
    localStorage.removeItem('token');
    localStorage.removeItem('userInfo');
    expect(getToken()).toBe('mine');
    become('visible');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('ended');
    expect(getToken()).toBeNull();
    expect(getUser()).toBeNull();
    stop();
  });

  it('that renews the token changes nothing else', () => {
    setToken('mine');
    setUser(buildUser());
    localStorage.setItem('token', 'renewed');
    expect(syncLogin()).toBe('same');
    expect(getToken()).toBe('renewed');
  });

  it('that logs in as somebody else switches the user', () => {
    setToken('mine');
    setUser(buildUser());
    localStorage.setItem('token', 'theirs');
    localStorage.setItem('userInfo', JSON.stringify(buildUser({ uid: 8, username: 'bob' })));
    expect(syncLogin()).toBe('switched');
    expect(getUser()?.username).toBe('bob');
  });
});

it('ignores user info that is not ours', () => {
  setToken('mine');
  localStorage.setItem('token', 'other');
  localStorage.setItem('userInfo', '{"uid":');
  expect(syncLogin()).toBe('same');
  expect(getUser()).toBeNull();
  localStorage.setItem('token', 'third');
  localStorage.setItem('userInfo', '{"uid":1}');
  syncLogin();
  expect(getUser()).toBeNull();
});
