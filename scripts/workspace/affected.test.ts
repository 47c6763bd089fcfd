/** The tests that `npm run test:affected` runs after a change, determined by the real turbo with the real manifests. */
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
import { chooseTasks } from '../package-tests/chooseTasks.mjs';
import { listPackages } from './listPackages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = listPackages(root);
const all = packages.map(({ manifest }) => manifest.name);

/** The files that the tests change; the copy contains only these and the manifests. */
const FILES = [
  'blocks/byline/src/Byline.tsx',
  'blocks/byline/src/Byline.test.tsx',
  'packages/ui/README.md',
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

/**
 * Returns the tasks that run after the file was changed: the package alone for its own test, with the name of the task for
 * others, such as `@broadsheet/site:smoke`.
 */
function affectedBy(file: string, tasks: readonly string[] = chooseTasks([file])): readonly string[] {
  appendFileSync(join(copy, file), 'after\n');
  const said = execFileSync(
    join(root, 'node_modules/.bin/turbo'),
    ['run', ...tasks, '--affected', '--dry=json'],
    {
      cwd: copy,
      encoding: 'utf8',
      // Every task is described with all of its files.
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, TURBO_SCM_BASE: 'main', TURBO_TELEMETRY_DISABLED: '1', CI: undefined },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const { tasks: listed }: { tasks: readonly { task: string; package: string; command: string }[] } =
    JSON.parse(said);
  return listed
    .filter(({ task, command }) => /^(?:test|check)/.test(task) && command !== '<NONEXISTENT>')
    .map(({ task, package: name }) => name + task.replace(/^(?:test|check)/, ''))
    .toSorted();
}

/** Packages whose own tests need no block of the workspace, though they depend on all of them. */
const WITHOUT_BLOCKS = ['@broadsheet/site', '@broadsheet/bench', '@broadsheet/docs'];

/** Returns the names of a package that blocks are or stand on, and of all packages whose own tests depend on it. */
const testedWith = (name: string): readonly string[] =>
  standingOn(name).filter((each) => !WITHOUT_BLOCKS.includes(each));

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

test('a block is tested, with what stands on it, whether all blocks are complete, and whether the site shows them', () => {
  expect(affectedBy('blocks/byline/src/Byline.tsx')).toEqual(
    [...testedWith('@broadsheet/block-byline'), '//:blocks', '@broadsheet/site:smoke'].toSorted(),
  );
});

test('a whole run tests a block with everything that reads blocks too', () => {
  expect(affectedBy('blocks/byline/src/Byline.tsx', ['test:blocks'])).toEqual([
    '@broadsheet/bench:blocks',
    '@broadsheet/site:blocks',
  ]);
  expect(affectedBy('packages/identity-ui/src/index.ts')).toContain('@broadsheet/site:blocks');
});

test('a test of a block concerns nobody else', () => {
  expect(affectedBy('blocks/byline/src/Byline.test.tsx')).toEqual(['//:blocks', '@broadsheet/block-byline']);
});

test('what the site shows of blocks aside, it stands on all packages that its manifest names', () => {
  const { dependencies = {} } =
    packages.find(({ manifest }) => manifest.name === '@broadsheet/site')?.manifest ?? {};
  const named = Object.keys(dependencies).filter(
    (name) => name.startsWith('@broadsheet/') && (!name.includes('/block-') || name.endsWith('/block-kit')),
  );
  const turbo = readFileSync(join(root, 'turbo.json'), 'utf8');
  const [, listed = ''] = /"@broadsheet\/site#transit": \{\s*"dependsOn": \[([^\]]*)\]/.exec(turbo) ?? [];
  expect([...listed.matchAll(/"([^"]+)#transit"/g)].map(([, name = '']) => name).toSorted()).toEqual(
    named.toSorted(),
  );
});

test('what identity blocks share is tested with all of them, and with no other block', () => {
  const affected = affectedBy('packages/identity-ui/src/index.ts');
  expect(affected).toEqual(
    expect.arrayContaining([...testedWith('@broadsheet/identity-ui'), '@broadsheet/site:smoke']),
  );
  expect(affected).not.toContain('@broadsheet/block-byline');
});

test('the reader of a format is tested with the content service and the site, the only ones that import such files', () => {
  expect(affectedBy('packages/content-service/src/formats/wordpress/shortcodes.ts')).toEqual([
    '//:scripts',
    '@broadsheet/bench:blocks',
    '@broadsheet/content-service',
    '@broadsheet/site',
    '@broadsheet/site:blocks',
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
  expect(affectedBy(file)).toEqual(
    [
      '//:scripts',
      '@broadsheet/bench:blocks',
      '@broadsheet/site:blocks',
      '@broadsheet/site:smoke',
      ...all,
    ].toSorted(),
  );
});

test('the scripts are tested, and the site that starts with them', () => {
  expect(affectedBy('scripts/test.mjs')).toEqual([
    '//:scripts',
    '@broadsheet/bench:blocks',
    '@broadsheet/site',
    '@broadsheet/site:blocks',
  ]);
});

test.each(['docs/readers.md', 'packages/ui/README.md', 'packages/site/browser/alert.test.ts'])(
  '%s concerns no test of a package',
  (file) => {
    expect(affectedBy(file)).toEqual([]);
  },
);

test.each(packages.map(({ folder, manifest }) => [folder, manifest]))(
  '%s has a test of its own, of its types and its behaviour',
  (folder, { scripts }) => {
    const up = folder
      .split('/')
      .map(() => '..')
      .join('/');
    expect(scripts?.['test']).toBe(`node ${up}/scripts/test-package.mjs`);
  },
);
