import { expect, test } from 'vitest';
import { readManifest } from './readManifest.ts';

const LOADER = 'src/client/loader.ts';
const MANIFEST = {
  [LOADER]: { file: 'assets/loader-1.js', name: 'loader', isEntry: true, imports: ['_shared-2.js'] },
  '_shared-2.js': { file: 'assets/shared-2.js', name: 'shared' },
  '_runtime-3.js': { file: 'assets/runtime-3.js', name: 'runtime', imports: ['_shared-2.js'] },
  '_ui-4.js': { file: 'assets/ui-4.js', name: 'ui', imports: ['_runtime-3.js', '_ui-4.js'] },
  '../../blocks/login/src/login.island.ts': {
    file: 'assets/login.island-5.js',
    name: 'login.island',
    isDynamicEntry: true,
    imports: ['_ui-4.js', LOADER],
  },
};

test('finds the file of a source', () => {
  expect(readManifest(MANIFEST).fileOf(LOADER)).toBe('/assets/loader-1.js');
  expect(readManifest(MANIFEST).fileOf('src/client/other.ts')).toBeUndefined();
});

test('lists what a script needs beyond what the entry brings, itself first and each file once', () => {
  const scripts = readManifest(MANIFEST).scripts(LOADER);
  expect(scripts['login.island']).toEqual([
    '/assets/login.island-5.js',
    '/assets/ui-4.js',
    '/assets/runtime-3.js',
  ]);
  expect(scripts['runtime']).toEqual(['/assets/runtime-3.js']);
  expect(scripts['loader']).toEqual([]);
});

test.each([undefined, null, [], { [LOADER]: null }, { [LOADER]: { file: 3 } }])(
  'knows no file of a manifest that is %j',
  (json) => {
    expect(readManifest(json).fileOf(LOADER)).toBeUndefined();
    expect(readManifest(json).scripts(LOADER)).toEqual({});
  },
);
