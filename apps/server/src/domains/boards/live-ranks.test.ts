import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../platform/services.ts';
import { type LiveRank, LiveRanks } from './live-ranks.ts';
import { matcherOf, pageBytes } from './page-bytes.ts';
import { PageCache } from './page-cache.ts';
import { rowText } from './row-text.ts';

interface Owner {
  id: number;
  title: string;
}

/** A rank that counts what is asked of it. */
class CountedRank implements LiveRank<Owner> {
  version = '0';
  size = 1;
  refreshes = 0;
  noted: number[] = [];
  readonly title: string;
  failure: Error | null = null;

  constructor(title: string) {
    this.title = title;
  }

  async refresh(_db: unknown, { title }: Owner): Promise<boolean> {
    await sleep(5);
    if (this.failure) throw this.failure;
    this.refreshes += 1;
    return title === this.title;
  }

  noteChanged(ids: readonly number[]): boolean {
    this.noted.push(...ids);
    return ids.includes(7);
  }
}

function open() {
  let tell: (payload: string | null) => void = () => undefined;
  const notifications = {
    listen: (_channel: string, hear: typeof tell) => {
      tell = hear;
    },
  };
  const services = { db: {}, notifications } as unknown as Services;
  let loads = 0;
  const ranks = new LiveRanks<Owner, CountedRank>(services, {
    channel: 'ranks_of_test',
    async load(_db, { title }) {
      loads += 1;
      await sleep(5);
      return new CountedRank(title);
    },
  });
  return { ranks, tell: (payload: string | null) => tell(payload), loads: () => loads };
}

const OWNER = { id: 5, title: 'Graphs' };

describe('ranks in memory', () => {
  it('are loaded once for all who ask at the same time, and shown as they are while they are fresh', async () => {
    const { ranks, loads } = open();
    const [one, other] = await Promise.all([ranks.get(OWNER), ranks.get(OWNER)]);
    expect(one).toBe(other);
    expect(await ranks.get(OWNER)).toBe(one);
    expect([loads(), one.refreshes]).toEqual([1, 0]);
  });

  it('are refreshed once for all who ask after that, and at once for who may miss nothing', async () => {
    const { ranks } = open();
    const rank = await ranks.get(OWNER);
    await ranks.get(OWNER, true);
    expect(rank.refreshes).toBe(1);
    await sleep(260);
    await Promise.all([ranks.get(OWNER), ranks.get(OWNER), ranks.get(OWNER)]);
    expect(rank.refreshes).toBe(2);
  });

  it('are refreshed at the next question when somebody says that one of their facts changed', async () => {
    const { ranks, tell } = open();
    const rank = await ranks.get(OWNER);
    tell('3,4');
    await ranks.get(OWNER);
    expect([rank.noted, rank.refreshes]).toEqual([[3, 4], 0]);
    tell('7');
    await ranks.get(OWNER);
    expect(rank.refreshes).toBe(1);
  });

  it('are loaded anew when their owner changed, after a failure, and when anything may have changed', async () => {
    const { ranks, tell, loads } = open();
    const first = await ranks.get(OWNER);
    const second = await ranks.get({ ...OWNER, title: 'Trees' }, true);
    expect([second.title, loads()]).toEqual(['Trees', 2]);
    expect(second).not.toBe(first);
    second.failure = new Error('no database');
    await expect(ranks.get({ ...OWNER, title: 'Trees' }, true)).rejects.toThrow('no database');
    await ranks.get({ ...OWNER, title: 'Trees' });
    tell(null);
    await ranks.get({ ...OWNER, title: 'Trees' });
    expect(loads()).toBe(4);
  });
});

describe('what is written of a rank', () => {
  it('is kept by page until the version changes', () => {
    const cache = new PageCache();
    let made = 0;
    const make = () => Buffer.from(String(++made));
    const read = (version: string, name: string) => cache.get(version, name, make).toString();
    expect([read('1', 'a'), read('1', 'a'), read('1', 'b'), read('2', 'a'), read('2', 'a')]).toEqual([
      '1',
      '1',
      '2',
      '3',
      '3',
    ]);
  });

  it('is kept by row while all that it is made of stays; who looks is written each time', () => {
    const line = {};
    let written = 0;
    const write = () => ({ rank: ++written });
    const text = (madeOf: readonly unknown[] | null, isOwn = false) =>
      JSON.parse(rowText(line, { madeOf, isPinned: false, isOwn, write }));
    expect(text([1, 'a'])).toEqual({ isPinned: false, isOwn: false, rank: 1 });
    expect(text([1, 'a'], true)).toEqual({ isPinned: false, isOwn: true, rank: 1 });
    expect(text([2, 'a']).rank).toBe(2);
    expect([text(null).rank, text(null).rank]).toEqual([3, 4]);
    expect(text([2, 'a']).rank).toBe(2);
  });

  it('is a page in the envelope of every call', () => {
    const page = pageBytes(['{"uid":1}', '{"uid":2}'], { total: 2, current: 1 });
    expect(JSON.parse(page.toString())).toEqual({
      status: 200,
      msg: 'success',
      data: { records: [{ uid: 1 }, { uid: 2 }], total: 2, current: 1 },
    });
  });

  it('is searched in name and school, whatever the case', () => {
    const nameOf = (line: number) => ({ rankShowName: `Ada ${line}`, school: 'Lakeside' });
    expect(matcherOf('  ', nameOf)).toBeUndefined();
    expect([matcherOf('LAKE', nameOf)?.(1), matcherOf('ada 2', nameOf)?.(2), matcherOf('ada 2', nameOf)?.(3)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
