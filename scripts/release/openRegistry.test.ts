import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listPackages } from '../workspace/listPackages.mjs';
import { listInstalled } from './installAlone.mjs';
import { openRegistry } from './openRegistry.mjs';
import { publishAll } from './publishAll.mjs';
import { runProgram } from './runProgram.mjs';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const manifest = (name: string, dependencies = {}) =>
  JSON.stringify({ name: `@broadsheet/${name}`, version: '0.1.0', files: ['dist'], dependencies });

it('takes what npm publishes, and gives it to whoever installs it', { timeout: 60_000 }, async () => {
  const root = createFolder({
    'package.json': JSON.stringify({ name: 'root', private: true, workspaces: ['packages/*'] }),
    'packages/ui/package.json': manifest('ui'),
    'packages/ui/dist/index.js': 'export const one = 1;\n',
    'packages/bar/package.json': manifest('bar', { '@broadsheet/ui': '0.1.0' }),
  });
  const registry = await openRegistry();
  try {
    await publishAll(root, { packages: listPackages(root), address: registry.address });
    expect(registry.listNames().toSorted()).toEqual(['@broadsheet/bar', '@broadsheet/ui']);
    const app = createFolder({
      'package.json': '{ "name": "app", "private": true }',
      '.npmrc': `@broadsheet:registry=${registry.address}\naudit=false\nfund=false\n`,
    });
    await runProgram(['npm', 'install', '@broadsheet/bar'], { cwd: app });
    expect(listInstalled(app)).toEqual(['@broadsheet/bar', '@broadsheet/ui']);
    expect(readFileSync(join(app, 'node_modules/@broadsheet/ui/dist/index.js'), 'utf8')).toContain('one = 1');
    const asPublished = await fetch(`${registry.address}@broadsheet/ui/-/@broadsheet/ui-0.1.0.tgz`);
    expect(asPublished.headers.get('content-type')).toBe('application/octet-stream');
    await expect(runProgram(['npm', 'install', '@broadsheet/none'], { cwd: app })).rejects.toThrow(
      'npm install @broadsheet/none failed',
    );
  } finally {
    await registry.close();
  }
});
