// @ts-check
/** Makes what the journeys run on; a process of its own, so that it can be left behind by the tests beside it. */
import { buildStale, launcherBuilds, optionalBuilds, siteBuilds } from '../start/builds.mjs';
import { say } from '../start/progress.mjs';

try {
  await buildStale([...launcherBuilds, ...siteBuilds, ...optionalBuilds]);
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
