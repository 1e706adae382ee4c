import { join } from 'node:path';

/** Starts the browser that `CHROMIUM` names, or Debian's without windows; it ends with the process that started it. */
export const BROWSER = join(import.meta.dirname, 'tied-browser.sh');

/** Variables with which it is the whole browser, as people have it: with windows and extensions. */
export const WHOLE_BROWSER = { ...process.env, CHROMIUM: process.env.CHROMIUM ?? '/usr/bin/chromium' };
