import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ProjectSequencer } from './tools/test/project-sequencer.ts';
import { translated } from './tools/test/translated.ts';

/** What is asked for again until it holds, on a machine that does much else. */
const patient = { poll: { timeout: 10_000 } };

/**
 * One project per kind of test, so that each gets just the world it needs:
 * pure rules need nothing, the server a real PostgreSQL, the web a DOM, the journeys a browser.
 */
export default defineConfig({
  test: {
    // Tests are all there is to do here, and a third of their time they wait: for a database, a clock, a browser.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: ProjectSequencer },
    projects: [
      {
        plugins: [translated()],
        test: {
          name: 'rules',
          expect: patient,
          // Pure functions leave nothing behind, and loading them anew for each file costs more than running them.
          isolate: false,
          // What is measured by its growth would pay for the collector's next lot just where it has grown.
          execArgv: ['--max-semi-space-size=64'],
          testTimeout: 30_000,
          include: [
            'packages/{contract,rules,seeds,postgres,markdown,formats,remote-sites,remote-simulators}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [translated()],
        test: {
          name: 'server',
          expect: patient,
          // Thousands of answers are made and thrown away at once; collected in larger lots they cost a seventh less of the processor.
          execArgv: ['--max-semi-space-size=32'],
          include: ['apps/server/**/*.test.ts', 'packages/testkit/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/postgres-setup.ts', 'tools/test/reader-setup.ts'],
          // Every file builds a site of its own; modules hold no state, and loading them took half the time.
          isolate: false,
          // Each takes a second or two; a machine that does much else is given its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [translated()],
        test: {
          name: 'judge',
          include: ['apps/judge/**/*.test.ts', 'native/testlib/**/*.test.ts'],
          // Every file opens a world of its own; loading the modules of a judge took longer than many of them.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'sandbox',
          expect: patient,
          include: ['native/sandbox/**/*.test.ts'],
          // It measures time, and looks for what is left behind on the machine.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          expect: patient,
          // A page is drawn anew at every key; collected in larger lots that costs a twelfth less of the processor.
          // And what runs a few hundred times is not worth compiling for speed yet.
          execArgv: ['--max-semi-space-size=32', '--interrupt-budget=600000'],
          isolate: false,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          // Whole pages are drawn, on machines that build and judge at the same time.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          expect: patient,
          include: ['e2e/**/*.test.ts'],
          // Every file opens a browser of its own; to load the contract took two seconds each.
          isolate: false,
          globalSetup: 'e2e/site-setup.ts',
          // One journey looks at every page there is, on a machine that judges at the same time.
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
