import { expect, it } from 'vitest';
import { assignJobs, type Claimant, type WaitingJob } from './assign-jobs.ts';

const node = (nodeId: number, wanted = 1, accepted = ['C', 'Python3'], memoryMb: number | null = null): Claimant => ({
  nodeId,
  wanted,
  accepted,
  memoryMb,
});
const sized = (nodeId: number, memoryMb: number, wanted = 1) => node(nodeId, wanted, undefined, memoryMb);
const job = (id: number, facts: Partial<WaitingJob> = {}): WaitingJob => ({
  id,
  needs: ['C'],
  memoryMb: 0,
  uid: id,
  isBacklog: false,
  isUserRunning: false,
  avoids: null,
  ...facts,
});
const backlog = (id: number, facts: Partial<WaitingJob> = {}) => job(id, { isBacklog: true, uid: 7, ...facts });

it.each<[sentence: string, claimants: Claimant[], waiting: WaitingJob[], free: number, given: [number, number][]]>([
  ['nothing waits', [node(1)], [], 9, []],
  ['nobody asks', [], [job(1)], 9, []],
  [
    'jobs in their turn to nodes in the order of asking',
    [node(5), node(4)],
    [job(1), job(2), job(3)],
    9,
    [
      [1, 5],
      [2, 4],
    ],
  ],
  [
    'as many as a node asks for',
    [node(1, 2), node(2)],
    [job(1), job(2), job(3), job(4)],
    9,
    [
      [1, 1],
      [2, 1],
      [3, 2],
    ],
  ],
  [
    'a node that asks twice at once is two',
    [node(1), node(1)],
    [job(1), job(2)],
    9,
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    'a language only to nodes that are given work of it; others behind it do not wait',
    [node(1, 2, ['Python3'])],
    [job(1), job(2, { needs: ['Python3'] })],
    9,
    [[2, 1]],
  ],
  [
    'a job with a checker only to nodes that are given work of both languages',
    [node(1, 1, ['Python3']), node(2)],
    [job(1, { needs: ['Python3', 'C'] })],
    9,
    [[1, 2]],
  ],
  ['a node that may do nothing gets nothing', [node(1, 1, [])], [job(1)], 9, []],
  [
    'what needs much memory to a node that has it; what needs little does not wait behind it',
    [sized(1, 2_000, 2), sized(2, 8_000)],
    [job(1, { memoryMb: 4_000 }), job(2, { memoryMb: 4_000 }), job(3, { memoryMb: 256 })],
    9,
    [
      [1, 2],
      [3, 1],
    ],
  ],
  ['exactly as much is enough', [sized(1, 4_000)], [job(1, { memoryMb: 4_000 })], 9, [[1, 1]]],
  ['a node that does not tell may have it', [node(1)], [job(1, { memoryMb: 4_000 })], 9, [[1, 1]]],
  ['a job not to the node that just failed at it', [node(1), node(2)], [job(1, { avoids: 1 })], 9, [[1, 2]]],
  ['nor at all when nobody else asks', [node(1)], [job(1, { avoids: 1 })], 9, []],
  [
    'a backlog runs while there is room',
    [node(1, 2)],
    [backlog(1, { isUserRunning: true }), backlog(2, { isUserRunning: true })],
    3,
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    'it leaves the last free slot to others while its user has a job running',
    [node(1, 2)],
    [backlog(1, { isUserRunning: true }), backlog(2, { isUserRunning: true }), job(3)],
    2,
    [
      [1, 1],
      [3, 1],
    ],
  ],
  ['a job handed out just now is running', [node(1, 2)], [backlog(1), backlog(2)], 1, [[1, 1]]],
  ['the last slot is taken when nothing of the user runs', [node(1)], [backlog(1)], 1, [[1, 1]]],
  ['what is no backlog takes the last slot', [node(1)], [job(1, { isUserRunning: true })], 1, [[1, 1]]],
])('%s', (_sentence, claimants, waiting, free, given) => {
  expect(assignJobs(claimants, waiting, free).map(({ jobId, nodeId }) => [jobId, nodeId])).toEqual(given);
});
