import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkToken, readJudgeOptions } from './judge.mjs';

const folder = mkdtempSync(join(tmpdir(), 'assay-judge-options-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TOKEN = 'a-token-of-16-chars';

it('reads flags before the environment, and the token of a file', () => {
  const file = join(folder, 'judge-token');
  writeFileSync(file, `${TOKEN}\nan-older-token-of-16\n`);
  const args = [
    '--server',
    'https://judge.example/',
    '--token-file',
    file,
    '--slots',
    '3',
    '--languages',
    'C',
    '--data',
    folder,
  ];
  expect(readJudgeOptions(args, { JUDGE_NAME: 'north', JUDGE_TOKEN: 'another-token-of-16' })).toMatchObject({
    server: 'https://judge.example',
    token: TOKEN,
    dataDir: folder,
    env: {
      ASSAY_SERVER_URL: 'https://judge.example',
      JUDGE_TOKEN: TOKEN,
      JUDGE_NAME: 'north',
      JUDGE_SLOTS: '3',
      JUDGE_LANGUAGES: 'C',
    },
  });
});

it.each([
  ['no site', ['--token', TOKEN], /--server/],
  ['a site that is no address', ['--server', 'ftp://x', '--token', TOKEN], /--server/],
  ['no token', ['--server', 'http://x'], /--token/],
  ['a short token', ['--server', 'http://x', '--token', 'short'], /at least 16/],
  ['no slots', ['--server', 'http://x', '--token', TOKEN, '--slots', '0'], /--slots/],
  ['an unknown flag', ['--server', 'http://x', '--token', TOKEN, '--fast'], /--fast/],
])('refuses %s', (_what, args, message) => {
  expect(() => readJudgeOptions(args, {})).toThrow(message);
});

it.each([
  [404, { code: 'judging.blobUnknown' }, null],
  [401, { code: 'access.nodeToken' }, /refuses the token/],
  [404, null, /not answer as an Assay site/],
  [502, null, null],
])('a site that answers %i with %o', async (status, data, message) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status, msg: '', data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const checked = checkToken(readJudgeOptions(['--server', url, '--token', TOKEN], {}));
  await (message ? expect(checked).rejects.toThrow(message) : expect(checked).resolves.toBeUndefined());
  server.close();
});
