import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBlocks, findClashes } from './checkBlocks.mjs';
import { newBlock as writeBlock, UNWRITTEN } from './newBlock.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

/** Creates an empty workspace with our packages installed. */
function createRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'blocks-'));
  roots.push(root);
  for (const name of ['node_modules', 'tsconfig.base.json', 'tsconfig.build.json'])
    symlinkSync(join(REPOSITORY, name), join(root, name));
  return root;
}

/** Changes a file of a block; `undefined` removes it. */
function spoil(root: string, file: string, change: Change): void {
  const path = join(root, 'blocks', file);
  const text = change(existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
}

const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

/** Creates a block with a complete README. */
async function newBlock(root: string, name: string): Promise<readonly string[]> {
  const files = await writeBlock(root, name);
  spoil(root, `${name}/README.md`, replace(UNWRITTEN, 'The tides of the week.'));
  return files;
}

describe('newBlock', { timeout: 30_000 }, () => {
  it('writes a package that keeps every promise', async () => {
    const root = createRoot();
    const files = await newBlock(root, 'weather-map');
    expect(files).toContain('blocks/weather-map/src/WeatherMap.tsx');
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(await checkBlocks(root)).toEqual({ count: 1, problems: [] });
  });

  it('gives it a budget of bytes, among those of the others', async () => {
    const root = createRoot();
    const file = join(root, 'packages/bench/src/blocks/budgets.json');
    mkdirSync(dirname(file), { recursive: true });
    const others = { tides: { script: 1, style: 2, markup: 3 }, zebra: { script: 0, style: 0, markup: 0 } };
    writeFileSync(file, JSON.stringify(others));
    expect(await newBlock(root, 'weather-map')).toContain('packages/bench/src/blocks/budgets.json');
    const budgets: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(budgets).toEqual({ ...others, 'weather-map': { script: 0, style: 300, markup: 300 } });
    expect(Object.keys(Object(budgets))).toEqual(['tides', 'weather-map', 'zebra']);
  });

  it('makes its phrases in every language', async () => {
    const files = await writeBlock(createRoot(), 'weather-map');
    expect(files).toEqual(
      expect.arrayContaining(['blocks/weather-map/src/phrases.ts', 'blocks/weather-map/src/locales.ts']),
    );
  });

  it('leaves the description to its author, and the check waits for it', async () => {
    const root = createRoot();
    await writeBlock(root, 'weather-map');
    expect((await checkBlocks(root)).problems).toEqual([
      `blocks/weather-map: README.md says "${UNWRITTEN}" Write these sentences.`,
    ]);
  });

  it.each(['', 'Weather', 'weather_map', '-map', '../map', 'weather--map'])(
    'refuses the name "%s"',
    async (name) => {
      await expect(writeBlock(createRoot(), name)).rejects.toThrow('is no name for a block');
    },
  );

  it('refuses a name that is taken', async () => {
    const root = createRoot();
    mkdirSync(join(root, 'blocks/weather-map'), { recursive: true });
    await expect(writeBlock(root, 'weather-map')).rejects.toThrow('a folder blocks/weather-map already');
  });
});

type Change = (text: string) => string | undefined;
const remove: Change = () => undefined;

/** Blocks with one fault each: the file, its change, and the message of the check. */
const FAULTS: Readonly<Record<string, readonly [file: string, change: Change, sentence: string]>> = {
  undocumented: ['README.md', remove, 'There is no README.md. The folder blocks/byline shows'],
  untested: ['src/Untested.test.tsx', remove, 'There is no test.'],
  translated: ['src/locales.ts', replace("'Bald mehr'", "' '"), '"translated.soon" has no text in de.'],
  unnamed: ['src/translations.ts', replace("de: 'Unnamed'", "de: ''"), '"Unnamed" has no translation in de.'],
  renamed: [
    'src/translations.ts',
    replace('= {', "= { 'Storm table': { de: 'Sturmtafel' },"),
    'Nothing says "Storm table" any more. Take its translations out.',
  ],
  unmarked: [
    'README.md',
    replace('<!-- /fields -->', ''),
    'README.md has no place for what is written by script.',
  ],
  outdated: ['README.md', replace('`heading`', '`title`'), 'README.md does not say what src/fields.ts'],
  uninstalled: ['README.md', replace('npm install', 'npm add'), 'README.md does not say what src/fields.ts'],
  guessed: [
    'README.md',
    replace("site={{ id: 'courier' }}", 'page={{ globalContent: thing }}'),
    'README.md calls the content of its page "thing". Call it one of story,',
  ],
  misnamed: [
    'package.json',
    replace('block-misnamed"', 'x"'),
    '"name" must be "@broadsheet/block-misnamed".',
  ],
  doubled: [
    'package.json',
    replace('    "@broadsheet/block-kit": ">=0.1.0 <1.0.0",\n', ''),
    'an application has one copy.',
  ],
  misplaced: ['package.json', replace('dist/fields.d.ts', 'dist/x.d.ts'), 'package.json: "exports" must be'],
  mute: ['package.json', replace('"Mute"', '""'), 'package.json: say in "description"'],
  copied: ['src/block.ts', replace('  fields,', '  fields: { ...fields },'), 'must use the very "fields"'],
  hidden: ['src/block.ts', replace('const block', 'const entry'), 'src/block.ts must export "block"'],
  asleep: [
    'src/block.ts',
    replace("mode: 'never'", "mode: 'island', name: 'map', when: 'idle', probe: 'map'"),
    'names "map", and src/map.island.ts is missing.',
  ],
  plain: [
    'src/block.ts',
    replace("mode: 'never'", "mode: 'enhance', name: 'map'"),
    'names "map", and src/map.enhance.ts is missing.',
  ],
  deaf: [
    'src/deaf.probe.ts',
    () => 'export const wake = 1;',
    'src/deaf.probe.ts must export the function "probe".',
  ],
  nameless: ['src/fields.ts', replace("'Heading'", "' '"), 'The field "heading" has an empty label.'],
  waiting: [
    'src/fields.ts',
    replace("group: 'general'", "when: { field: 'mode', is: [1] }"),
    'waits for "mode", which does not exist.',
  ],
  busy: ['src/fields.ts', replace("group: 'general'", 'make: () => 1'), 'holds more than plain data.'],
  broken: ['src/fields.ts', () => 'export const fields = {', 'cannot be loaded:'],
};

describe('checkBlocks', { timeout: 30_000 }, () => {
  it('finds every fault, and none in a sound block beside', async () => {
    const root = createRoot();
    await newBlock(root, 'sound');
    for (const [name, [file, change]] of Object.entries(FAULTS)) {
      await newBlock(root, name);
      spoil(root, `${name}/${file}`, change);
    }
    const { count, problems } = await checkBlocks(root);
    expect(count).toBe(Object.keys(FAULTS).length + 1);
    for (const [name, [, , sentence]] of Object.entries(FAULTS)) {
      const own = problems.filter((problem) => problem.startsWith(`blocks/${name}: `));
      expect(own).toContainEqual(expect.stringContaining(sentence));
    }
    expect(problems.filter((problem) => problem.startsWith('blocks/sound'))).toEqual([]);
  });

  it('finds two blocks of one name', async () => {
    const root = createRoot();
    for (const name of ['tides', 'weather']) await newBlock(root, name);
    spoil(root, 'weather/src/block.ts', replace("name: 'weather'", "name: 'tides'"));
    expect((await checkBlocks(root)).problems).toEqual([
      'The block name "tides" is taken by tides and weather, and documents find blocks by it. Rename one.',
    ]);
  });

  it('brings the table of a README up to date when it is asked to', async () => {
    const root = createRoot();
    await newBlock(root, 'tides');
    spoil(root, 'tides/src/fields.ts', replace("default: 'Tides'", "default: 'Ebb tides'"));
    expect((await checkBlocks(root)).problems).toHaveLength(1);
    expect((await checkBlocks(root, { write: true })).problems).toEqual([]);
    expect(readFileSync(join(root, 'blocks/tides/README.md'), 'utf8')).toContain('Ebb tides');
  });

  it('looks at the named blocks only', async () => {
    const root = createRoot();
    for (const name of ['tides', 'weather']) await newBlock(root, name);
    spoil(root, 'weather/README.md', remove);
    expect(await checkBlocks(root, { only: ['tides'] })).toEqual({ count: 1, problems: [] });
  });
});

describe('findClashes', () => {
  it('finds names that mean different things in different places', () => {
    const uses = [
      { place: 'a', name: 'x', meaning: '1' },
      { place: 'b', name: 'x', meaning: '1' },
      { place: 'c', name: 'x', meaning: '2' },
      { place: 'a', name: 'y', meaning: '3' },
    ];
    expect(findClashes(uses, (name, places) => `${name}: ${places.join()}`)).toEqual(['x: b,c']);
  });
});
