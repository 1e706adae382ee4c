import { type Crowd, hold, measure, type Stand } from './parts.ts';

/** What pages ask for by themselves while nothing happens. */
export async function measurePolls(stand: Stand, crowd: Crowd): Promise<void> {
  const { site, tokens, options } = stand;
  const { rows } = await site.client.query<{ id: string }>('select id from submissions order by id desc limit 1000');
  const submitIds = rows.map(({ id }) => Number(id));
  const asked = { kind: 'polls' as const, port: site.nodes[0]!.port, tokens, submitIds };
  // Warm: everybody's page has been polling for a while.
  const before = (3 * tokens.length) / (options.polls / 2);
  await crowd.run({ ...asked, rate: options.polls / 2, seconds: Math.ceil(before) });
  const found = await measure('polls', stand, crowd, () =>
    crowd.run({ ...asked, rate: options.polls, seconds: options.seconds }),
  );
  hold(`polls, p99 at ${options.polls} a second`, found.p99, 50);
  hold('polls, failed', found.failed, 0, '');
}
