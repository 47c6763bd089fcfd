import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseHosts } from './listHosts.mjs';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const plain = (text: string) => text.replaceAll(/\s+/g, '');

test.each([
  ['docs/blocks-anywhere.md', 'react-router/app/entry.server.tsx'],
  ['packages/block-kit/README.md', 'next/app/StyleRegistry.tsx'],
])('%s shows what the application runs: %s', (guide, file) => {
  expect(plain(read(guide))).toContain(plain(read(`packages/hosts/applications/${file}`)));
});

test('every host has its application', () => {
  const hosts = chooseHosts([]);
  expect(hosts.length).toBeGreaterThan(4);
  const missing = hosts.filter(
    ({ template }) => !existsSync(join(root, 'packages/hosts/applications', template)),
  );
  expect(missing).toEqual([]);
});

test('a host that nobody knows is refused with the names of all', () => {
  expect(chooseHosts(['astro']).map(({ name }) => name)).toEqual(['astro']);
  expect(() => chooseHosts(['angular'])).toThrow(/"angular": choose some of node, .*next/);
});
