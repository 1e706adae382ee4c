import { startSimulator } from './core/simulator.ts';
import { SIMULATED } from './simulators.ts';

/**
 * Starts all simulators on ports one after the other, from the first argument on (9101; 0 for whichever are free), on this machine
 * alone. What it prints is for `REMOTE_SIMULATORS`.
 */
const first = Number(process.argv[2] ?? 9101);
const started = await Promise.all(
  Object.values(SIMULATED).map((site, at) => startSimulator(site, { port: first && first + at })),
);
console.log(started.map(({ code, origin }) => `${code}=${origin}`).join(','));
const stop = async () => {
  await Promise.all(started.map((simulator) => simulator.close()));
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
