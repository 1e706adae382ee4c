import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, OVER_A_LEASE_MS } from './fault.ts';

/** What happens between a judge node and the server. */
export const WIRE_FAULTS: Fault[] = [
  {
    id: 'FI-5',
    what: 'the wire of a judge node: cut 1 s, answers swallowed 6 s, half a second late and 5 % lost, cut longer than a lease',
    async inflict({ cut }) {
      await sleep(2_000);
      cut.cut();
      await sleep(1_000);
      cut.restore();
      await sleep(3_000);
      cut.swallowAnswers();
      await sleep(6_000);
      cut.restore();
      cut.worsen(500, 0.05);
      await sleep(10_000);
      cut.restore();
      await sleep(1_000);
      cut.cut();
      await sleep(OVER_A_LEASE_MS);
      cut.restore();
      await sleep(2_000);
      return [];
    },
  },
  {
    id: 'FI-6',
    what: 'everything a judge says arrives three times, a tenth of it late and out of order',
    async inflict({ cut }) {
      cut.repeat();
      await sleep(20_000);
      cut.restore();
      await sleep(2_000);
      return cut.repeated > 0 ? [] : ['nothing was repeated'];
    },
  },
];
