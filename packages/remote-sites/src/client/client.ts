import { lookup as lookUpHost } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { trouble } from '../trouble.ts';
import { CookieJar } from './cookies.ts';
import { charsetOf, decodePage, type Encoding, withoutNul } from './decode.ts';
import { isPublicAddress } from './public-address.ts';

/** A page of a site is far smaller; more is not read. */
const PAGE_MAX_BYTES = 4 * 1024 * 1024;
/** Files that are no pages: documents and pictures. */
const FILE_MAX_BYTES = 16 * 1024 * 1024;
const isFile = (type: string) => /^(?:application\/pdf|image\/)/i.test(type);
const REDIRECTS_MAX = 5;
const AGENT = 'Assay (online judge; one slow client per site)';

export interface SitePage {
  url: string;
  status: number;
  /** Where it sends on to; null when it does not. */
  location: string | null;
  type: string;
  /** Value of a header by its lower-case name. */
  header(name: string): string | null;
  text: string;
  bytes: Buffer;
}

export interface ClientOptions {
  origin: string;
  hosts: readonly string[];
  encoding: Encoding;
  jar?: CookieJar;
  timeoutMs?: number;
  /** Asked before each request: waits for its turn, and throws where none may be made any more. */
  turn?(): Promise<void>;
  /** Hosts with port that may lie inside the own network: those of simulators. */
  inside?: readonly string[];
}

export interface SiteClient {
  readonly jar: CookieJar;
  readonly origin: string;
  /** Follows where the site sends on to, within its hosts. */
  get(path: string, headers?: Record<string, string>): Promise<SitePage>;
  /** A form; where it sends on to is not followed, because that is its answer. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<SitePage>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<SitePage>;
}

interface Sent {
  method: 'GET' | 'POST';
  body?: { type: string; text: string };
  headers?: Record<string, string> | undefined;
}

/** Addresses outside alone; asked when the connection is made, so that no name can answer otherwise then. */
const publicOnly: LookupFunction = (host, options, callback) => {
  lookUpHost(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('an address inside'), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/**
 * A client of one site: its hosts alone, no address inside, bounded in time and size, one request after another.
 * Every trouble of the way is a SiteTrouble `unreachable`.
 */
export function createSiteClient(options: ClientOptions): SiteClient {
  const { origin, encoding, timeoutMs = 30_000, turn, inside = [] } = options;
  const jar = options.jar ?? new CookieJar();
  const hosts = new Set([new URL(origin).host, ...options.hosts]);

  function allowed(address: string, base: string): URL {
    const url = URL.canParse(address, base) ? new URL(address, base) : trouble('unknownPage', { words: 'bad address' });
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb || !hosts.has(url.host) || url.username || url.password) {
      return trouble('unknownPage', { words: `sends on to ${url.host}` });
    }
    return url;
  }

  async function once(url: URL, { method, body, headers }: Sent): Promise<SitePage> {
    await turn?.();
    const isInside = inside.includes(url.host);
    if (!isInside && /^[\d.]+$|:|^\[/.test(url.hostname) && !isPublicAddress(url.hostname.replace(/[[\]]/g, ''))) {
      return trouble('unreachable', { words: 'an address inside', mayHaveArrived: false });
    }
    return new Promise((resolve, reject) => {
      let isSent = false;
      const fail = (error: unknown) => {
        try {
          trouble('unreachable', { words: (error as Error).message, mayHaveArrived: isSent });
        } catch (failure) {
          reject(failure);
        }
      };
      const cookies = jar.header();
      const send = url.protocol === 'https:' ? secureRequest : plainRequest;
      const asked = {
        method,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!isInside && { lookup: publicOnly }),
        headers: {
          'user-agent': AGENT,
          accept: '*/*',
          ...(cookies && { cookie: cookies }),
          ...(body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) }),
          ...headers,
        },
      };
      let request: ReturnType<typeof send>;
      try {
        request = send(url, asked);
      } catch (error) {
        // such as a token of characters that no header may hold
        fail(error);
        return;
      }
      request.on('error', fail);
      request.on('socket', (socket) => {
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
          isSent = true;
        });
      });
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        const type = response.headers['content-type'] ?? '';
        const most = isFile(type) ? FILE_MAX_BYTES : PAGE_MAX_BYTES;
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > most) response.destroy(new Error('the page is too large'));
          else chunks.push(chunk);
        });
        response.on('error', fail);
        response.on('end', () => {
          jar.take(response.headers['set-cookie'] ?? []);
          const bytes = Buffer.concat(chunks);
          resolve({
            url: url.href,
            status: response.statusCode ?? 0,
            location: response.headers.location ?? null,
            type,
            header: (name) => String(response.headers[name] ?? '') || null,
            text: isFile(type) ? '' : withoutNul(decodePage(bytes, charsetOf(type), encoding), type),
            bytes,
          });
        });
        response.on('aborted', () => fail(new Error('the connection was cut')));
      });
      request.end(body?.text);
    });
  }

  return {
    jar,
    origin,
    async get(path, headers) {
      let url = allowed(path, origin);
      for (let count = 0; count <= REDIRECTS_MAX; count++) {
        const page = await once(url, { method: 'GET', headers });
        if (page.status < 300 || page.status > 399 || page.location === null) return page;
        url = allowed(page.location, page.url);
      }
      return trouble('unreachable', { words: 'sends on without end' });
    },
    post: (path, form) =>
      once(allowed(path, origin), {
        method: 'POST',
        body: { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() },
      }),
    postJson: (path, body, headers) =>
      once(allowed(path, origin), {
        method: 'POST',
        body: { type: 'application/json', text: JSON.stringify(body) },
        headers,
      }),
  };
}
