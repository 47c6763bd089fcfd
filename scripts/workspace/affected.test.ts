/** The tests that `turbo run test --affected` runs after a change, determined by the real turbo with the real manifests. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import { listPackages } from './listPackages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = listPackages(root);
const all = packages.map(({ manifest }) => manifest.name);

/** The files that the tests change; the copy contains only these and the manifests. */
const FILES = [
  'blocks/byline/src/Byline.tsx',
  'blocks/byline/src/Byline.test.tsx',
  'blocks/byline/README.md',
  'packages/ui/src/index.ts',
  'packages/identity-ui/src/index.ts',
  'packages/content-service/src/formats/importFiles.ts',
  'packages/content-service/src/formats/wordpress/shortcodes.ts',
  'packages/testing/src/index.ts',
  'packages/site/browser/alert.test.ts',
  'fixtures/site.json',
  'scripts/test.mjs',
  'scripts/styled-source.mjs',
  'vitest.workspace.ts',
  'docs/readers.md',
];

let copy = '';
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...words], {
    cwd: copy,
    stdio: 'pipe',
  });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'broadsheet-affected-'));
  const manifests = packages.map(({ folder }) => `${folder}/package.json`);
  for (const file of ['package.json', 'package-lock.json', 'turbo.json', '.gitignore', ...manifests])
    cpSync(join(root, file), join(copy, file));
  for (const file of FILES) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), 'before\n');
  }
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=Before');
});
afterEach(() => git('checkout', '--quiet', '.'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns the packages whose tests run after the file was changed. */
function affectedBy(file: string): readonly string[] {
  appendFileSync(join(copy, file), 'after\n');
  const words = ['run', 'test', 'test:scripts', '--affected', '--dry=json'];
  const said = execFileSync(join(root, 'node_modules/.bin/turbo'), words, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TURBO_SCM_BASE: 'main', TURBO_TELEMETRY_DISABLED: '1', CI: undefined },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks }: { tasks: readonly { task: string; package: string }[] } = JSON.parse(said);
  return tasks.filter(({ task }) => task.startsWith('test')).map(({ package: name }) => name);
}

/** Returns the names of a package and of all packages that depend on it. */
function standingOn(name: string): readonly string[] {
  const found = new Set([name]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { manifest } of packages)
      if (Object.keys(manifest.dependencies ?? {}).some((dependency) => found.has(dependency)))
        found.add(manifest.name);
  }
  return [...found];
}

test('a block is tested, and the site that finds it in its folder, with what stands on the site', () => {
  expect(affectedBy('blocks/byline/src/Byline.tsx').toSorted()).toEqual(
    [...new Set([...standingOn('@broadsheet/block-byline'), '@broadsheet/site'])].toSorted(),
  );
});

test('a test of a block concerns nobody else', () => {
  expect(affectedBy('blocks/byline/src/Byline.test.tsx')).toEqual(['@broadsheet/block-byline']);
});

test('what identity blocks share is tested with all of them, and with no other block', () => {
  const affected = affectedBy('packages/identity-ui/src/index.ts');
  expect(affected).toEqual(expect.arrayContaining([...standingOn('@broadsheet/identity-ui')]));
  expect(affected).not.toContain('@broadsheet/block-byline');
});

test('the reader of a format is tested with the content service and the site, the only ones that import such files', () => {
  expect(affectedBy('packages/content-service/src/formats/wordpress/shortcodes.ts').toSorted()).toEqual([
    '//',
    '@broadsheet/content-service',
    '@broadsheet/site',
  ]);
});

test('what imports of every format share is tested with all that stand on the content service', () => {
  expect(affectedBy('packages/content-service/src/formats/importFiles.ts')).toEqual(
    expect.arrayContaining([...standingOn('@broadsheet/content-service')]),
  );
});

test('only the choice of a format leads to the readers of formats', () => {
  const source = join(root, 'packages/content-service/src');
  const leading = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !/\.test\.|^formats\/(ghost|syndication|wordpress)\//.test(file),
    )
    .filter((file) =>
      /'[^']*\/(ghost|syndication|wordpress)\//.test(readFileSync(join(source, file), 'utf8')),
    );
  expect(leading).toEqual(['formats/openSource.ts']);
});

test('what blocks are drawn with is tested with all that stand on it', () => {
  expect(affectedBy('packages/ui/src/index.ts')).toEqual(
    expect.arrayContaining([...standingOn('@broadsheet/ui')]),
  );
});

test.each(['packages/testing/src/index.ts', 'fixtures/site.json'])(
  '%s is under every test that renders',
  (file) => {
    const affected = affectedBy(file);
    expect(all.filter((name) => name.includes('/block-') && !affected.includes(name))).toEqual([]);
  },
);

test.each(['vitest.workspace.ts', 'scripts/styled-source.mjs'])('%s is under every test', (file) => {
  expect(affectedBy(file).toSorted()).toEqual(['//', ...all].toSorted());
});

test('the scripts are tested, and the site that starts with them', () => {
  expect(affectedBy('scripts/test.mjs').toSorted()).toEqual(['//', '@broadsheet/site']);
});

test.each(['docs/readers.md', 'blocks/byline/README.md', 'packages/site/browser/alert.test.ts'])(
  '%s concerns no test of a package',
  (file) => {
    expect(affectedBy(file)).toEqual([]);
  },
);

test.each(packages.map(({ folder, manifest }) => [folder, manifest]))(
  '%s has a test of its own that says where the configuration is',
  (folder, { scripts }) => {
    const up = folder
      .split('/')
      .map(() => '..')
      .join('/');
    expect(scripts?.['test']).toBe(`vitest run --root ${up} --config vitest.workspace.ts ${folder}/`);
  },
);
