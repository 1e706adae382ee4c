import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api-error.ts';
import { setToken, setUser } from '../../../../lib/token.ts';
import { refuse, respond, sentCalls } from '../../../../testing/fake-server.ts';
import { delivered, sendUnsent } from './send-unsent.ts';
import { createSubmitter } from './submit-once.ts';
import { type Content, dropUnsent, isUnanswered, keepUnsent, readUnsent, sending, unsentKey } from './unsent.ts';

const content = (code: string) => ({ pid: '1000', language: 'C', code }) as Content;
const silence = () => new ApiError({ status: 0, code: 'noResponse', msg: 'nothing came' });
const keysSent = () => sentCalls(submitProblemJudge).map(({ input }) => (input as { key: string }).key);
const arrive = (submitId: number) =>
  respond(submitProblemJudge, () => Response.json({ status: 200, msg: 'success', data: { submitId } }));
const vanish = () =>
  respond(submitProblemJudge, () => {
    throw new TypeError('Failed to fetch');
  });

beforeEach(() => {
  setToken('token');
  setUser({ uid: 7, roleList: [] } as never);
  sending.clear();
});

it('keeps a submission from before it is sent until it is answered, and finds its key again in another page', async () => {
  const keeper = {
    keyOf: (one: Content) => unsentKey(7, one),
    keep: (one: Content, key: string) => keepUnsent({ key, uid: 7, content: one }),
    drop: dropUnsent,
  };
  const send = vi.fn(async (_content: Content, _key: string): Promise<number> => {
    expect(readUnsent()).toHaveLength(1);
    throw silence();
  });
  const open = () => createSubmitter({ send, isUnanswered, wait: async () => {}, keeper });
  const { kind } = await open()(content('a'));
  expect(kind).toBe('unknown');
  send.mockImplementation(async () => 5);
  await open()(content('a'));
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1);
  expect(readUnsent()).toEqual([]);
});

it('sends what did not arrive by its own key, once, and says so', async () => {
  keepUnsent({ key: 'key-one-1', uid: 7, content: content('a') });
  keepUnsent({ key: 'key-two-2', uid: 7, content: content('b') });
  arrive(12);
  await sendUnsent();
  await sendUnsent();
  expect(keysSent()).toEqual(['key-one-1', 'key-two-2']);
  expect(delivered.get()).toEqual({ key: 'key-two-2', answer: { submitId: 12 } });
});

it('keeps what is still not answered', async () => {
  keepUnsent({ key: 'key-one-1', uid: 7, content: content('a') });
  keepUnsent({ key: 'key-two-2', uid: 7, content: content('b') });
  vanish();
  await sendUnsent();
  expect(keysSent()).toEqual(['key-one-1']);
  expect(readUnsent()).toHaveLength(2);
});

it('gives up what is refused', async () => {
  keepUnsent({ key: 'key-one-1', uid: 7, content: content('a') });
  refuse(submitProblemJudge, 'submission.blank');
  await sendUnsent();
  expect(readUnsent()).toEqual([]);
  expect(delivered.get()).toEqual({ key: 'key-one-1', answer: null });
});

it('sends nothing of somebody else, and nothing that a page is sending', async () => {
  keepUnsent({ key: 'key-one-1', uid: 8, content: content('a') });
  keepUnsent({ key: 'key-two-2', uid: 7, content: content('b') });
  sending.add('key-two-2');
  await sendUnsent();
  expect(keysSent()).toEqual([]);
  expect(readUnsent()).toHaveLength(2);
});

it('takes what lies there otherwise for nothing', () => {
  localStorage.setItem('unsent-submissions', '{"a":');
  expect(readUnsent()).toEqual([]);
});
