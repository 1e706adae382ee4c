#!/usr/bin/env node
// @ts-check
/**
 * `npm run languages`: which programming languages this machine has; with `all` or their names it installs the missing
 * ones from Debian. A judge node that runs offers them within about a minute, when their self-tests pass.
 */
import { say } from '../progress.mjs';
import { describeRemedy, locateToolchain, provide, toolchains } from './toolchains.mjs';

const USAGE = `Usage: npm run languages [-- all | NAME …]
Names with a space or # stand in quotes: npm run languages -- Kotlin 'C#'`;

const offered = toolchains.filter(({ neededFor }) => neededFor === 'judging' || neededFor === 'languages');

function describeAll() {
  const rows = offered.map((toolchain) => {
    const isThere = locateToolchain(toolchain) !== undefined;
    return `  ${isThere ? '✓' : '✗'} ${toolchain.name.padEnd(18)} ${isThere ? '' : describeRemedy(toolchain)}`.trimEnd();
  });
  return `${rows.join('\n')}\n\nnpm run languages -- all   installs whatever Debian has of them`;
}

/** @param {string[]} names @returns {import('./toolchains.mjs').Toolchain[]} */
function choose(names) {
  if (names.includes('all')) return offered.filter(({ packages }) => packages.length > 0);
  return names.map((name) => {
    const found = offered.find((toolchain) => toolchain.name.toLowerCase() === name.toLowerCase());
    if (!found) throw new Error(`${name}: unknown; known are ${offered.map((one) => one.name).join(', ')}\n${USAGE}`);
    if (found.packages.length === 0) throw new Error(`${found.name}: ${describeRemedy(found)}`);
    return found;
  });
}

try {
  const names = process.argv.slice(2);
  if (names.includes('--help')) say(USAGE);
  else if (names.length > 0) {
    const chosen = choose(names);
    await provide(() => chosen.filter((toolchain) => !locateToolchain(toolchain)), ['judging', 'languages']);
    say(`Here: ${chosen.map(({ name }) => name).join(', ')}. A running judge node offers them within about a minute.`);
  } else say(describeAll());
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}
