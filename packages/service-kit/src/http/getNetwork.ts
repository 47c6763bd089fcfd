import { isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

/**
 * Returns the network that counts as one address: an IPv4 address as it is, or the first 64 bits of an IPv6 address, because
 * one subscriber has all the rest. An IPv4-mapped IPv6 address counts as IPv4.
 */
export function getNetwork(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return address;
  const [head = '', tail = ''] = bare.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const gap = bare.includes('::') ? Math.max(0, GROUPS - first.length - last.length) : 0;
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return groups
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
