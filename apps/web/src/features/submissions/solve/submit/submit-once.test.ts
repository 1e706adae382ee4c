import { describe, expect, it, vi } from 'vitest';
import { createSubmitter, newSubmitKey, RETRY_WAITS_MS } from './submit-once.ts';

class Offline extends Error {}

function world(send: (content: string, key: string) => Promise<number>) {
  let made = 0;
  const sent = vi.fn(send);
  const waits: number[] = [];
  const submit = createSubmitter<string, number>({
    send: sent,
    isUnanswered: (error) => error instanceof Offline,
    newKey: () => `key-${++made}`,
    wait: async (ms) => void waits.push(ms),
  });
  return { submit, sent, waits, keys: () => sent.mock.calls.map(([, key]) => key) };
}

describe('submitting once', () => {
  it('gives each click its own key', async () => {
    const { submit, keys } = world(async () => 1);
    await submit('a');
    await submit('a');
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('sends one submission for a double click', async () => {
    let answer: (id: number) => void = () => {};
    const { submit, sent } = world(() => new Promise((resolve) => (answer = resolve)));
    const first = submit('a');
    expect(await submit('a')).toEqual({ kind: 'busy' });
    answer(7);
    expect(await first).toEqual({ kind: 'answered', answer: 7 });
    expect(sent).toHaveBeenCalledOnce();
  });

  it('repeats an unanswered one with the same key', async () => {
    let attempts = 0;
    const { submit, keys, waits } = world(async () => {
      if (++attempts < 3) throw new Offline();
      return 9;
    });
    expect(await submit('a')).toEqual({ kind: 'answered', answer: 9 });
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
    expect(waits).toEqual(RETRY_WAITS_MS.slice(0, 2));
  });

  it('keeps the key for the next click when no answer came at all, unless the content changed', async () => {
    const { submit, keys } = world(async () => {
      throw new Offline();
    });
    expect((await submit('a')).kind).toBe('unknown');
    await submit('a');
    await submit('b');
    expect(new Set(keys().slice(0, 10))).toEqual(new Set(['key-1']));
    expect(new Set(keys().slice(10))).toEqual(new Set(['key-2']));
  });

  it('does not repeat what the server refused', async () => {
    const { submit, sent, keys } = world(async () => {
      throw new Error('Code can not be empty');
    });
    expect((await submit('a')).kind).toBe('refused');
    expect(sent).toHaveBeenCalledOnce();
    await submit('a');
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('makes keys that the server accepts', () => {
    const keys = new Set(Array.from({ length: 100 }, newSubmitKey));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });
});
