import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readManifest } from '../workspace/listPackages.mjs';
import { changeVersion, repackPackages, withoutLastMigration } from './repackPackages.mjs';

const LIST =
  'import { a, b } from "./all.js";\nconst migrations = [\n  a,\n  b\n];\nexport { migrations };\n';

let folder = '';
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-repacked-'));
  folder = join(root, 'released');
  mkdirSync(folder);
  writeFileSync(
    join(root, 'package.json'),
    '{ "name": "paper", "private": true, "workspaces": ["packages/*"] }',
  );
  write('service-kit', { dependencies: { '@broadsheet/ui': '0.1.0', hono: '4.0.0' } });
  write('ui', { peerDependencies: { '@broadsheet/service-kit': '>=0.1.0 <1.0.0' } });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const places = { 'service-kit': 'packages/service-kit', ui: 'packages/ui' };
function write(name: keyof typeof places, others: object) {
  const place = join(root, places[name]);
  mkdirSync(join(place, 'dist/database'), { recursive: true });
  writeFileSync(join(place, 'dist/database/migrations.js'), LIST);
  const manifest = { name: `@broadsheet/${name}`, version: '0.1.0', files: ['dist'], ...others };
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
}
const repack = () => {
  const packages = Object.values(places).map((each) => ({
    folder: each,
    manifest: readManifest(join(root, each)),
  }));
  return repackPackages(root, { packages, folder });
};

test('repacked packages have another version, and require it of each other', async () => {
  const repacked = await repack();
  changeVersion(repacked, '0.1.1');
  const manifests = repacked.packages.map(({ folder: each }) => readManifest(join(folder, each)));
  expect(manifests).toMatchObject([
    {
      name: '@broadsheet/service-kit',
      version: '0.1.1',
      dependencies: { '@broadsheet/ui': '0.1.1', hono: '4.0.0' },
    },
    {
      name: '@broadsheet/ui',
      version: '0.1.1',
      peerDependencies: { '@broadsheet/service-kit': '>=0.1.0 <1.0.0' },
    },
  ]);
});

test('the newest migration is missing until it is put back', async () => {
  const repacked = await repack();
  const file = join(folder, repacked.packages[0]?.folder ?? '', 'dist/database/migrations.js');
  const restore = withoutLastMigration(repacked);
  expect(readFileSync(file, 'utf8')).toContain('const migrations = [\n  a\n];');
  restore();
  expect(readFileSync(file, 'utf8')).toBe(LIST);
});
