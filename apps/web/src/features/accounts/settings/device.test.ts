import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · macOS'],
  ['curl/7.88.1', 'Script (curl)'],
  ['node', 'Script (node)'],
  ['python-requests/2.32', 'Script (python)'],
  ['Konqueror', 'Konqueror'],
  ['', 'Unknown device'],
])('a user agent as people read it: %s', (userAgent, name) => expect(deviceOf(userAgent)).toBe(name));
