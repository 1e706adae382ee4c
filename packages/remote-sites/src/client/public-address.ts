import { BlockList, isIP } from 'node:net';

/** Networks that no public site lies in: this machine, its neighbours, tunnels into IPv4, and what is kept for tests. */
const INSIDE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const inside = new BlockList();
for (const [network, bits] of INSIDE) inside.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');

/** Whether an IP address lies in the public internet; text that is no address does not. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  if (family === 0 || /^::ffff:/i.test(mapped)) return false;
  return !inside.check(mapped, family === 6 ? 'ipv6' : 'ipv4');
}
