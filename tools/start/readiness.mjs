// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { formatSeconds, say } from './progress.mjs';

/**
 * What `/readyz` says: ready, or what is still missing; undefined while nobody answers.
 * @param {string} url
 * @returns {Promise<{ isReady: boolean, missing: string } | undefined>}
 */
async function askReadiness(url) {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
    const body = await response.text();
    return { isReady: response.status === 200, missing: describeMissing(body) };
  } catch {
    return undefined;
  }
}

/** The names that a `/readyz` answer marks as not well, or its text. @param {string} body */
export function describeMissing(body) {
  try {
    const { missing } = JSON.parse(body);
    if (Array.isArray(missing) && missing.length > 0) return missing.join(', ');
  } catch {
    // Not JSON: shown as it is.
  }
  return body.trim().slice(0, 300);
}

/** Well within what the server answers to one address in a minute. */
const ASK_EVERY_MS = 200;

/**
 * Waits until the site can take and judge a submission, telling what is missing when that takes long.
 * @param {string} url
 * @param {number} patienceMs
 * @param {() => boolean} isListening whether it is our server that answers at this address
 * @returns {Promise<{ isReady: boolean, missing: string }>}
 */
export async function waitUntilReady(url, patienceMs, isListening) {
  const startedMs = performance.now();
  let toldMs = startedMs;
  let missing = 'the server is still starting';
  while (performance.now() - startedMs < patienceMs) {
    const answer = isListening() ? await askReadiness(url) : undefined;
    if (answer?.isReady) return answer;
    if (answer) missing = answer.missing;
    if (performance.now() - toldMs > 10_000) {
      toldMs = performance.now();
      say(`    … ${formatSeconds(toldMs - startedMs)}: ${missing}`);
    }
    await sleep(ASK_EVERY_MS);
  }
  return { isReady: false, missing };
}
