import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listPackages } from '../workspace/listPackages.mjs';
import { withDependencies } from './checkConsumer.mjs';
import { checkTarball } from './checkTarball.mjs';
import { packPackages } from './packPackages.mjs';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const manifest = (name: string, dependencies = {}) =>
  JSON.stringify({
    name: `@broadsheet/${name}`,
    version: '0.1.0',
    type: 'module',
    license: 'MIT',
    exports: {
      '.': {
        '@broadsheet/source': './src/index.ts',
        types: './dist/index.d.ts',
        default: './dist/index.js',
      },
    },
    files: ['dist'],
    dependencies,
  });

const SOUND = {
  'packages/ui/package.json': manifest('ui'),
  'packages/ui/README.md': '# ui\n',
  'packages/ui/LICENSE': 'MIT License\n',
  'packages/ui/src/index.ts': 'export const one: number = 1;\n',
  'packages/ui/dist/index.js': 'export const one = 1;\n',
  'packages/ui/dist/index.d.ts': 'export declare const one: number;\n',
};

function createWorkspace(files: Readonly<Record<string, string | undefined>>): string {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  roots.push(root);
  const all = {
    'package.json': JSON.stringify({ name: 'root', private: true, workspaces: ['packages/*', 'blocks/*'] }),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function check(change: Readonly<Record<string, string | undefined>>): Promise<string> {
  const root = createWorkspace({ ...SOUND, ...change });
  const problems = packPackages(root, listPackages(root), root).map(checkTarball);
  return (await Promise.all(problems)).flat().join('\n');
}

describe('checkTarball', { timeout: 30_000 }, () => {
  it('accepts a package whose exports and types are there', async () => {
    expect(await check({})).toBe('');
  });

  it('finds a file that an export names and the package lacks', async () => {
    expect(await check({ 'packages/ui/dist/index.js': undefined })).toContain(
      '@broadsheet/ui: pkg.exports["."].default is ./dist/index.js but the file does not exist.',
    );
  });

  it('finds types that do not resolve', async () => {
    const change = { 'packages/ui/dist/index.d.ts': undefined, 'packages/ui/dist/other.d.ts': '' };
    expect(await check(change)).toContain('@broadsheet/ui: types of ".": UntypedResolution (bundler).');
  });

  it('finds a missing README, a missing licence and what nobody needs', async () => {
    const change = {
      'packages/ui/README.md': undefined,
      'packages/ui/LICENSE': undefined,
      'packages/ui/dist/a.test.js': '',
      'packages/ui/dist/index.js.map': '{}',
    };
    expect((await check(change)).split('\n')).toEqual([
      '@broadsheet/ui: has no README.md. Write one.',
      '@broadsheet/ui: has no LICENSE. Run "npm run check:packages -- --write".',
      '@broadsheet/ui: contains dist/a.test.js, which nobody needs. Leave it out of "files" and of the build.',
      '@broadsheet/ui: contains dist/index.js.map, which nobody needs. Leave it out of "files" and of the build.',
    ]);
  });
});

describe('withDependencies', () => {
  it('gathers what a block depends on, each package once', () => {
    const root = createWorkspace({
      'blocks/byline/package.json': manifest('block-byline', {
        '@broadsheet/ui': '0.1.0',
        '@broadsheet/kit': '0.1.0',
      }),
      'blocks/other/package.json': manifest('block-other'),
      'packages/kit/package.json': manifest('kit', { react: '19.0.0' }),
      'packages/ui/package.json': manifest('ui', { '@broadsheet/kit': '0.1.0' }),
    });
    const found = withDependencies(['@broadsheet/block-byline'], listPackages(root));
    expect(found.map(({ folder }) => folder).toSorted()).toEqual([
      'blocks/byline',
      'packages/kit',
      'packages/ui',
    ]);
  });
});
