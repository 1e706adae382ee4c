import { expect, test } from 'vitest';
import { createParts } from './of-node.ts';
import type { Services } from './services.ts';

const node = (name: string) => {
  const services = { name, ...createParts(() => services) } as unknown as Services;
  return services;
};
const openName = (services: Services) => ({ name: (services as unknown as { name: string }).name });

test('a part is opened once for a node, with the services of the node', () => {
  const here = node('here');
  const call = { ...here, name: 'a call' };
  expect(call.ofNode(openName)).toEqual({ name: 'here' });
  expect(here.ofNode(openName)).toBe(call.ofNode(openName));
});

test('two nodes of one process share no part', () => {
  expect(node('here').ofNode(openName)).not.toBe(node('there').ofNode(openName));
});
