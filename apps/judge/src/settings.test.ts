import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const ENV = { ASSAY_SERVER_URL: 'http://localhost:8080/', JUDGE_TOKEN: 'a-token-of-16-chars' };

describe('settings', () => {
  it('has defaults for all but the server and the token', () => {
    const read = readSettings(ENV, []);
    expect(read).toMatchObject({ serverUrl: 'http://localhost:8080', token: 'a-token-of-16-chars', name: hostname() });
    expect(read.slots).toBeGreaterThanOrEqual(1);
    expect(read.dataDir).toBe(`${process.cwd()}/data`);
    expect(read.includeDir).toBe(`${process.cwd()}/data/include`);
    expect(read.helper).toBe(`${process.cwd()}/native/sandbox/build/assay-sandbox`);
  });

  it('uses the first of several tokens', () => {
    expect(readSettings({ ...ENV, JUDGE_TOKEN: 'the-new-token-of-16, the-old-token-of-16' }, []).token).toBe(
      'the-new-token-of-16',
    );
  });

  it('takes flags before the environment', () => {
    const flags = ['--server', 'https://judge.example', '--name=far', '--slots', '3', '--token', 'another-token-of-16'];
    expect(readSettings({ ...ENV, JUDGE_NAME: 'near' }, flags)).toMatchObject({
      serverUrl: 'https://judge.example',
      name: 'far',
      slots: 3,
      token: 'another-token-of-16',
    });
  });

  it.each([
    [undefined, null],
    ['C, C++ 14,Awk', ['C', 'C++', 'Awk']],
  ])('offers of JUDGE_LANGUAGES %j the languages %j', (given, languages) => {
    expect(readSettings({ ...ENV, JUDGE_LANGUAGES: given }, []).languages).toEqual(languages);
  });

  it.each([
    ['no server', { JUDGE_TOKEN: ENV.JUDGE_TOKEN }, [], /ASSAY_SERVER_URL: must be an http or https address/],
    ['a server that is no address', { ...ENV, ASSAY_SERVER_URL: 'ftp://x' }, [], /ASSAY_SERVER_URL/],
    ['no token', { ASSAY_SERVER_URL: ENV.ASSAY_SERVER_URL }, [], /JUDGE_TOKEN: must be given/],
    ['a short token', { ...ENV, JUDGE_TOKEN: 'short' }, [], /JUDGE_TOKEN: must hold at least 16/],
    ['slots that are no number', { ...ENV, JUDGE_SLOTS: 'many' }, [], /JUDGE_SLOTS: must be a whole number/],
    ['a pin that is neither on nor off', { ...ENV, JUDGE_PIN: 'yes' }, [], /JUDGE_PIN: must be on or off/],
    ['languages without a name', { ...ENV, JUDGE_LANGUAGES: 'C,,' }, [], /JUDGE_LANGUAGES: must be names/],
    ['no slots', { ...ENV, JUDGE_SLOTS: '0' }, [], /JUDGE_SLOTS: must be from 1 to 32/],
    ['more slots than the sandbox has boxes', { ...ENV, JUDGE_SLOTS: '33' }, [], /JUDGE_SLOTS: must be from 1 to 32/],
    ['an unknown flag', ENV, ['--slot', '2'], /unknown option --slot/],
    ['a flag without its value', ENV, ['--slots'], /--slots needs a value/],
  ])('refuses %s', (_what, env, flags, message) => {
    expect(() => readSettings(env, flags)).toThrow(message);
  });
});
