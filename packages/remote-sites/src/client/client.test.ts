import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteClient } from './client.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['localhost', false],
  ['2130706433', false],
  ['0x7f000001', false],
  ['', false],
])('%s lies in the public internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

describe('nothing inside is asked', () => {
  let server: Server;
  let port: number;
  let asked = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      const to = new URL(request.url!, 'http://x').searchParams.get('to');
      if (to) response.writeHead(302, { location: to });
      response.end('inside');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  /** A site that claims to be at a host, whose name leads inside. */
  const open = (host: string, hosts: string[] = [], inside: string[] = []) =>
    createSiteClient({ origin: `http://${host}`, hosts, encoding: 'utf-8', timeoutMs: 2_000, inside });

  test.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '017700000001', '127.1'])(
    'not as %s, whatever writes it so',
    async (host) => {
      const before = asked;
      await expect(open(`${host}:${port}`).get('/')).rejects.toMatchObject({ kind: 'unreachable' });
      expect(asked).toBe(before);
    },
  );

  test.each([
    'http://localhost:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    '//127.0.0.1:1/',
    'http://127.0.0.1:PORT@localhost:PORT/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1/',
    'http://[::1]:PORT/',
  ])('not by a page that sends on to %s', async (to) => {
    const own = `127.0.0.1:${port}`;
    const before = asked;
    const address = `/?to=${encodeURIComponent(to.replaceAll('PORT', String(port)))}`;
    await expect(open(own, [], [own]).get(address)).rejects.toMatchObject({ kind: 'unknownPage' });
    // the page itself alone
    expect(asked).toBe(before + 1);
  });

  test('not by a host of the site whose name leads inside', async () => {
    const own = `127.0.0.1:${port}`;
    const before = asked;
    const picture = open(own, [`localhost:${port}`], [own]).get(`http://localhost:${port}/a.png`);
    await expect(picture).rejects.toMatchObject({ kind: 'unreachable' });
    expect(asked).toBe(before);
  });
});
