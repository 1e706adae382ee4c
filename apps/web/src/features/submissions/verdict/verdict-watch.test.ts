import type { PushEvent } from '@assay/contract/push.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Progress, watchVerdict } from './verdict-watch.ts';

const at = (status: number): Progress => ({
  status,
  queuePosition: null,
  caseCount: 10,
  cases: [],
  score: null,
  time: null,
  memory: null,
});

function world() {
  const seen: number[] = [];
  let deliver: (event: PushEvent) => void = () => {};
  const means = {
    live: false,
    hidden: false,
    unsubscribe: vi.fn(),
    read: vi.fn(async () => at(VERDICT.judging)),
    subscribe: vi.fn((_topics: readonly string[], onEvent: (event: PushEvent) => void) => {
      deliver = onEvent;
      return means.unsubscribe;
    }),
    isPushLive: () => means.live,
    isHidden: () => means.hidden,
  };
  const push = (status: number, submitId = 7) => deliver({ type: 'submission', submitId, ...at(status), cases: [] });
  const givenUp = vi.fn();
  const stop = watchVerdict(7, means, ({ status }) => seen.push(status), givenUp);
  return { seen, means, push, givenUp, stop };
}

describe('watching a submission', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('follows the stream to the verdict without polling', async () => {
    const { seen, means, push } = world();
    means.live = true;
    expect(means.subscribe).toHaveBeenCalledWith(['submission:7'], expect.any(Function));
    push(VERDICT.compiling);
    push(VERDICT.judging);
    await pass(7_000);
    push(VERDICT.accepted);
    await pass(60_000);
    expect(seen).toEqual([VERDICT.compiling, VERDICT.judging, VERDICT.accepted]);
    expect(means.read).not.toHaveBeenCalled();
    expect(means.unsubscribe).toHaveBeenCalledOnce();
  });

  it('ignores events of other submissions and those after the end', () => {
    const { seen, push } = world();
    push(VERDICT.accepted, 8);
    push(VERDICT.wrongAnswer);
    push(VERDICT.judging);
    expect(seen).toEqual([VERDICT.wrongAnswer]);
  });

  it('polls every two seconds while the stream is down', async () => {
    const { seen, means } = world();
    await pass(1_999);
    expect(means.read).not.toHaveBeenCalled();
    await pass(4_001);
    expect(means.read).toHaveBeenCalledTimes(3);
    means.read.mockResolvedValue(at(VERDICT.accepted));
    await pass(10_000);
    expect(means.read).toHaveBeenCalledTimes(4);
    expect(seen.at(-1)).toBe(VERDICT.accepted);
  });

  it('asks once in a while although the stream is up, in case an event was lost', async () => {
    const { means } = world();
    means.live = true;
    await pass(10_000);
    expect(means.read).toHaveBeenCalledTimes(1);
  });

  it('rests in a hidden tab', async () => {
    const { means } = world();
    means.hidden = true;
    await pass(60_000);
    expect(means.read).not.toHaveBeenCalled();
    means.hidden = false;
    await pass(2_000);
    expect(means.read).toHaveBeenCalledOnce();
  });

  it('gives up after 300 polls', async () => {
    const { means, givenUp } = world();
    await pass(2_000 * 310);
    expect(means.read).toHaveBeenCalledTimes(300);
    expect(givenUp).toHaveBeenCalledOnce();
  });

  it('stops polling on an error, and still takes what the stream brings', async () => {
    const { seen, means, push, givenUp } = world();
    means.read.mockRejectedValueOnce(new Error('offline'));
    await pass(20_000);
    expect(means.read).toHaveBeenCalledOnce();
    expect(givenUp).toHaveBeenCalledOnce();
    push(VERDICT.accepted);
    expect(seen).toEqual([VERDICT.accepted]);
  });

  it('asks no second time while an answer is on its way, and forgets one that comes too late', async () => {
    const { seen, means, stop } = world();
    let answer: (progress: Progress) => void = () => {};
    means.read.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await pass(20_000);
    expect(means.read).toHaveBeenCalledOnce();
    stop();
    answer(at(VERDICT.accepted));
    await pass(0);
    expect(seen).toEqual([]);
  });
});
