import { login } from '@assay/contract/accounts/sign-in.ts';
import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import { getWebsiteConfig } from '@assay/contract/site/config.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse, respond, sentCalls } from '../testing/fake-server.ts';
import { buildUser, SITE } from '../testing/render.tsx';
import { ApiError } from './api-error.ts';
import { call, watchFailures } from './call.ts';
import { setLang } from './lang.ts';
import { clearLogin, getToken, setToken } from './token.ts';

const watcher = vi.fn();
beforeEach(() => {
  setLang('en');
  watchFailures(watcher);
});
afterEach(() => {
  watcher.mockReset();
  vi.useRealTimers();
});

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as ApiError,
  );

describe('what is sent', () => {
  it('carries the stored token, except to the login', async () => {
    setToken('kept');
    answer(getWebsiteConfig, SITE);
    answer(login, buildUser());
    await call(getWebsiteConfig, {});
    await call(login, { username: 'ada', password: 'secret1' });
    expect(sentCalls(getWebsiteConfig)[0]?.headers.get('authorization')).toBe('kept');
    expect(sentCalls(login)[0]?.headers.get('authorization')).toBeNull();
  });

  it('names its half of the product, except for the coin balance', async () => {
    answer(getWebsiteConfig, SITE);
    answer(getAcCoin, 3);
    await call(getWebsiteConfig, {});
    await call(getAcCoin, {});
    expect(sentCalls(getWebsiteConfig)[0]?.headers.get('url-type')).toBe('general');
    expect(sentCalls(getAcCoin)[0]?.headers.get('url-type')).toBeNull();
  });

  it('strips blank and null query values', async () => {
    answer(getProblemList, { records: [], total: 0, size: 30, current: 1 });
    await call(getProblemList, { keyword: '  ', difficulty: null, oj: '', tagId: [], currentPage: 2 });
    expect(sentCalls()[0]?.url).toBe('/api/get-problem-list?currentPage=2');
  });
});

describe('the token', () => {
  it('is replaced by the one in the response header', async () => {
    setToken('old');
    answer(getWebsiteConfig, SITE, { authorization: 'new' });
    await call(getWebsiteConfig, {});
    expect(getToken()).toBe('new');
  });

  it('does not come back when a renewal arrives after the logout', async () => {
    setToken('old');
    respond(getAcCoin, () => {
      clearLogin();
      return new Response('{"status":200,"msg":"","data":1}', {
        headers: { 'content-type': 'application/json', authorization: 'new' },
      });
    });
    await call(getAcCoin, {});
    expect(getToken()).toBeNull();
  });
});

describe('failures (SHELL-40)', () => {
  it('keep status, code, message, fields and request id', async () => {
    refuse(login, 'account.badCredentials', { fields: { password: 'wrong' } });
    const error = await failureOf(call(login, { username: 'a', password: 'b' }));
    expect(error).toMatchObject({
      status: 400,
      code: 'account.badCredentials',
      msg: 'Please check your username or password',
      fields: { password: 'wrong' },
      requestId: 'request-1',
    });
    expect(watcher).toHaveBeenCalledWith(error, login, false);
  });

  it('may hide behind HTTP 200', async () => {
    respond(
      getAcCoin,
      () => new Response('{"status":403,"msg":"no"}', { headers: { 'content-type': 'application/json' } }),
    );
    expect(await failureOf(call(getAcCoin, {}))).toMatchObject({ status: 403, msg: 'no' });
  });

  it.each([
    [401, ''],
    [404, 'Query error, unable to find the resource to request'],
    [500, 'Server error, please refresh again'],
    [502, 'Server error, please refresh again'],
  ])('say something even when the answer to %i says nothing, but of a lost login', async (status, msg) => {
    respond(getAcCoin, () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } }));
    expect(await failureOf(call(getAcCoin, {}))).toMatchObject({ status, msg });
  });

  it('tell a missing answer from a late one', async () => {
    respond(getAcCoin, () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await failureOf(call(getAcCoin, {}))).toMatchObject({
      code: 'noResponse',
      msg: 'Network error, abnormal link with server, please try again later',
    });
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    expect(await failureOf(call(getAcCoin, {}))).toMatchObject({
      code: 'timeout',
      msg: 'Request timed out, please try again later',
    });
  });

  it('are left to callers who show them', async () => {
    refuse(login, 'account.badCredentials');
    await failureOf(call(login, { username: 'a', password: 'b' }, { shows: ['account.badCredentials'] }));
    expect(watcher).toHaveBeenCalledWith(expect.any(ApiError), login, true);
  });

  it('of an earlier login do not end the present one', async () => {
    setToken('old');
    respond(getAcCoin, () => {
      setToken('new');
      return new Response('{"status":401,"msg":"gone"}', {
        status: 401,
        headers: { 'content-type': 'application/json' },
      });
    });
    await failureOf(call(getAcCoin, {}));
    expect(watcher).not.toHaveBeenCalled();
    expect(getToken()).toBe('new');
  });
});
