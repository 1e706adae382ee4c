// @ts-check
/** Makes what the journeys run on; a process of its own, so that it can be left behind by the tests beside it. */
import { buildStale, launcherBuilds, optionalBuilds, programBuilds, siteBuilds } from '../start/builds.mjs';
import { say } from '../start/progress.mjs';

try {
  // the pages leave a processor to others; two bundles at once would end each other's bundler
  await buildStale([...launcherBuilds, ...programBuilds]);
  await Promise.all([buildStale(siteBuilds), buildStale(optionalBuilds)]);
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
