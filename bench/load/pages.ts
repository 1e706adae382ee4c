import { type Crowd, hold, measure, type Stand } from './parts.ts';

/** Pages of 50 rows, all 200 of them in turn: inside with the caller's own line, and outside. */
export async function measurePages(stand: Stand, crowd: Crowd): Promise<void> {
  const { site, tokens, options } = stand;
  const asked = { port: site.nodes[0]!.port, tokens, rate: options.rate };
  for (const kind of ['outside', 'inside'] as const) {
    await crowd.run({ kind, ...asked, rate: options.rate / 4, seconds: 3 });
    const found = await measure(kind, stand, crowd, () => crowd.run({ kind, ...asked, seconds: options.seconds }));
    hold(`${kind}, p99 at ${options.rate} a second`, found.p99, 50);
    hold(`${kind}, failed`, found.failed, 0, '');
  }
}
