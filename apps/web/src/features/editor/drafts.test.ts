import { describe, expect, it } from 'vitest';
import { createDraftStore, type Draft, draftKey } from './drafts.ts';

/** Storage that refuses to hold more than `room` characters, as browsers do. */
class SmallStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  readonly values = new Map<string, string>();
  constructor(private readonly room = Number.POSITIVE_INFINITY) {}
  get length() {
    return this.values.size;
  }
  key = (at: number) => [...this.values.keys()][at] ?? null;
  getItem = (key: string) => this.values.get(key) ?? null;
  removeItem = (key: string) => void this.values.delete(key);
  setItem = (key: string, value: string) => {
    const others = [...this.values].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
    if (others + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  };
}

const cpp = (code: string): Draft => ({ language: 'C++', codes: { 'C++': code } });
const key = draftKey(7, 'public:1000');

describe('drafts', () => {
  it('gives back what a tab that was killed had saved', () => {
    const storage = new SmallStorage();
    createDraftStore(storage, key, 'a').save({ language: 'Python3', codes: { 'C++': 'int', Python3: 'print()' } });
    expect(createDraftStore(storage, key, 'b').open()).toMatchObject({
      draft: { language: 'Python3', codes: { 'C++': 'int', Python3: 'print()' } },
      other: null,
    });
  });

  it('keeps drafts of users and problems apart', () => {
    const storage = new SmallStorage();
    createDraftStore(storage, key, 'a').save(cpp('mine'));
    expect(createDraftStore(storage, draftKey(8, 'public:1000'), 'b').open().draft).toBeNull();
    expect(createDraftStore(storage, draftKey(7, 'public:1001'), 'b').open().draft).toBeNull();
  });

  it('does not overwrite what another tab wrote since, and loses neither', () => {
    const storage = new SmallStorage();
    const [a, b] = [createDraftStore(storage, key, 'a'), createDraftStore(storage, key, 'b')];
    a.open();
    b.open();
    expect(a.save(cpp('from a'))).toBe('saved');
    expect(b.foreign(cpp('from b'))).toMatchObject(cpp('from a'));
    expect(b.save(cpp('from b'))).toBe('conflict');
    const later = createDraftStore(storage, key, 'c').open();
    expect(later.draft).toMatchObject(cpp('from a'));
    expect(later.other).toMatchObject(cpp('from b'));
  });

  it('is settled by keeping the own draft', () => {
    const storage = new SmallStorage();
    const [a, b] = [createDraftStore(storage, key, 'a'), createDraftStore(storage, key, 'b')];
    a.open();
    b.open();
    a.save(cpp('from a'));
    b.save(cpp('from b'));
    expect(b.settle(cpp('from b'))).toBe('saved');
    expect(b.save(cpp('from b, more'))).toBe('saved');
    expect(createDraftStore(storage, key, 'c').open()).toMatchObject({ draft: cpp('from b, more'), other: null });
    expect(a.foreign(cpp('from a'))).toMatchObject(cpp('from b, more'));
  });

  it('sees no conflict where both tabs hold the same text', () => {
    const storage = new SmallStorage();
    const [a, b] = [createDraftStore(storage, key, 'a'), createDraftStore(storage, key, 'b')];
    a.open();
    b.open();
    a.save(cpp('same'));
    expect(b.foreign(cpp('same'))).toBeNull();
    expect(b.save(cpp('same'))).toBe('saved');
  });

  it('makes room by forgetting the oldest draft of another problem', () => {
    const storage = new SmallStorage(600);
    let clock = 1000;
    const store = (place: string) => createDraftStore(storage, draftKey(7, place), 'a', () => clock++);
    store('old').save(cpp('x'.repeat(150)));
    store('newer').save(cpp('x'.repeat(150)));
    expect(store('now').save(cpp('x'.repeat(150)))).toBe('saved');
    expect(store('old').open().draft).toBeNull();
    expect(store('newer').open().draft).not.toBeNull();
    expect(store('now').save(cpp('x'.repeat(900)))).toBe('failed');
  });

  it('survives storage that is broken or forbidden', () => {
    const storage = new SmallStorage();
    storage.setItem(key, '{"language":5');
    expect(createDraftStore(storage, key, 'a').open().draft).toBeNull();
    const forbidden = {
      ...storage,
      length: 0,
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    };
    const store = createDraftStore(forbidden as unknown as Storage, key, 'a');
    expect(store.open().draft).toBeNull();
    expect(store.save(cpp('x'))).toBe('failed');
  });
});
