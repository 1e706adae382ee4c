// @ts-check

// A reader that goes away (`npm start | head`, a closed terminal) must not end the site.
process.stdout.on('error', () => {});

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} ms */
export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Runs one step of the work and tells what it is, that it still goes on, and how long it took.
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function runStep(name, work) {
  const startedMs = performance.now();
  say(`  ${name} …`);
  const reminder = setInterval(() => say(`    … ${formatSeconds(performance.now() - startedMs)}`), 15_000);
  try {
    const result = await work();
    say(`✓ ${name}, ${formatSeconds(performance.now() - startedMs)}`);
    return result;
  } catch (error) {
    say(`✗ ${name}, ${formatSeconds(performance.now() - startedMs)}`);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}
