import { readFile } from 'node:fs/promises';
import { isRecord, string } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { refuseNode } from './refuseNode.ts';

test.each(['22.12.0', '22.20.1', '24.0.0', '100.1.0'])('lets Node.js %s run the site', (version) => {
  expect(refuseNode(version)).toBeUndefined();
});

test.each(['18.20.4', '20.20.2', '22.11.9'])(
  'refuses Node.js %s, and says which one is needed',
  (version) => {
    expect(refuseNode(version)).toContain(`needs Node.js 22.12 or newer, and this is ${version}.`);
  },
);

test('needs what the package declares', async () => {
  const file: unknown = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  const engines = isRecord(file) && isRecord(file['engines']) ? string(file['engines']['node']) : undefined;
  expect(refuseNode('1.0.0')).toContain(engines?.replace('>=', 'needs Node.js '));
});
