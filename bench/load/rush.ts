import { type Crowd, hold, measure, type Stand } from './parts.ts';

/** Everybody reads the list of problems and the first statement within ten seconds, as at a start. */
export async function measureRush(stand: Stand, crowd: Crowd): Promise<void> {
  const { site, tokens } = stand;
  const job = { kind: 'rush' as const, port: site.nodes[0]!.port, tokens, seconds: 10 };
  const found = await measure(`${tokens.length} clients, list and statement`, stand, () => crowd.run(job));
  hold('start rush, failed', found.failed, 0, '');
  hold('start rush, p95', found.p95, 1_000);
}
