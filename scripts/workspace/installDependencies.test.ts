import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './installDependencies.mjs';

const PACKAGES = {
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/turbo-windows': { version: '2.11.9', integrity: 'sha512-b', optional: true, os: ['win32'] },
};
const HERE = { 'node_modules/react': PACKAGES['node_modules/react'] };

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'broadsheet-install-'))));
afterEach(() => rmSync(root, { recursive: true }));

function lock(packages: object): void {
  const content = { lockfileVersion: 3, packages: { '': { name: 'broadsheet' }, ...packages } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(content));
}

function install(packages: object): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('a lock file that git wrote anew with the same content asks for no installation', () => {
  lock(PACKAGES);
  install(HERE);
  const later = Date.now() / 1000 + 3600;
  utimesSync(join(root, 'package-lock.json'), later, later);
  expect(isInstalled(root)).toBe(true);
});

test('nothing is installed before the first installation', () => {
  lock(PACKAGES);
  expect(isInstalled(root)).toBe(false);
});

test('another version, a package more and a package less ask for an installation', () => {
  install(HERE);
  lock({ ...PACKAGES, 'node_modules/react': { version: '19.3.2', integrity: 'sha512-c' } });
  expect(isInstalled(root)).toBe(false);
  lock({ ...PACKAGES, 'node_modules/hono': { version: '4.0.0', integrity: 'sha512-d' } });
  expect(isInstalled(root)).toBe(false);
  lock({});
  expect(isInstalled(root)).toBe(false);
});
