import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { cellOf, HOUR, openBoardStage } from './testing/stage.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('FI-7 a board goes on when the clock of its machine is set back by an hour', async () => {
  const { site, cora, root, stage, rank } = await openBoardStage();
  const { cid, field } = await stage({ sealRank: false, sealRankTime: null });
  await rank(cid, root);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR * 1000 });
  await field.submit(cora.uid, 0, 5, 1200);
  // Longer than a board is taken for fresh.
  await sleep(300);
  expect(cellOf(await rank(cid, root), cora, 'A')).toMatchObject({ tryNum: 1 });
  await site.close();
});
