import { type Crowd, hold, measureBeside, type Stand } from './parts.ts';

/** Everybody reads the list of problems and the first statement within ten seconds, as at a start. */
export async function measureRush(stand: Stand, crowd: Crowd): Promise<void> {
  const { tokens } = stand;
  const what = `${tokens.length} clients, list and statement`;
  const { found, bare } = await measureBeside(what, stand, crowd, (port) =>
    crowd.run({ kind: 'rush', port, tokens, seconds: 10 }),
  );
  hold('start rush, failed', found.failed, 0, '');
  hold('start rush, p95', found.p95, 1_000, 'ms', bare?.p95);
}
