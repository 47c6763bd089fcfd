/**
 * Checks what every block package must contain. The compiler checks that schema and component fit together, and the
 * tests check what the block does; this file checks that the block's files agree with one another and that the
 * package can be installed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { blockManifest } from './blockManifest.mjs';
import { composeBlockReadme } from './blockReadme.mjs';
import { checkPhrases } from './checkPhrases.mjs';
import { checkTranslations, findUnsaid } from './checkTranslations.mjs';
import { UNWRITTEN } from './newBlock.mjs';
import { checkPageContent } from './usageSections.mjs';

/**
 * @typedef {import('@broadsheet/block-kit').Block} Block
 * @typedef {import('@broadsheet/block-kit').FieldSchema} FieldSchema
 * @typedef {import('./loadBlocks.mjs').Module} Module
 *
 * @typedef {object} Place
 * @property {string} name of the folder
 * @property {string} folder absolute
 * @property {(file: string) => Promise<Module>} load
 * @property {import('./checkTranslations.mjs').Kit} kit
 */

/** Files that the browser loads by name, and what each must export. */
const SCRIPT = /^(?<name>.+)\.(?<role>island|probe|enhance)\.tsx?$/;

/** @param {Place} place */
export function listScripts({ folder }) {
  return readdirSync(join(folder, 'src'))
    .map((file) => ({ file, parts: SCRIPT.exec(file)?.groups }))
    .flatMap(({ file, parts }) => (parts ? [{ file, name: parts['name'], role: parts['role'] }] : []));
}

/** @param {Place} place */
function checkFiles({ folder }) {
  const files = [
    'package.json',
    'tsconfig.json',
    'README.md',
    'src/fields.ts',
    'src/block.ts',
    'src/index.ts',
  ];
  const missing = files.filter((file) => !existsSync(join(folder, file)));
  return missing.length === 0
    ? []
    : [`There is no ${missing.join(', no ')}. The folder blocks/byline shows what belongs there.`];
}

/**
 * @param {Place} place
 * @param {Block} block
 */
function checkManifest(place, { description }) {
  const { name, folder } = place;
  /** @type {unknown} */
  const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const actual = new Map(Object.entries(found ?? {}));
  const expected = blockManifest(
    name,
    '',
    listScripts(place).map(({ file }) => file),
  );
  const fixed = ['name', 'license', 'type', 'engines', 'sideEffects', 'exports', 'files', 'scripts'];
  const problems = Object.entries(expected)
    .filter(([key, value]) => fixed.includes(key) && !isDeepStrictEqual(actual.get(key), value))
    .map(([key, value]) => `package.json: "${key}" must be ${JSON.stringify(value)}.`);
  const kit = '@broadsheet/block-kit';
  if (!Object.hasOwn(Object(actual.get('peerDependencies')), kit))
    problems.push(
      `package.json: name ${kit} in "peerDependencies" and "devDependencies", never in "dependencies": an application has one copy.`,
    );
  if (!actual.get('description')) problems.push('package.json: say in "description" what the block is for.');
  if (actual.get('description') !== description)
    problems.push(
      '"description" in src/block.ts must be the one of package.json: editors read it in the palette.',
    );
  return problems;
}

/** @param {Place} place */
function checkTests({ folder }) {
  const isTested = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).some((file) =>
    /\.test\.tsx?$/.test(file),
  );
  return isTested
    ? []
    : ['There is no test. Put one beside the component, as in src/Byline.test.tsx of byline.'];
}

/**
 * Who writes the component in JSX need not name every field.
 *
 * @param {Place} place
 * @param {Block} block
 */
function checkIndex({ folder }, { kind, fields }) {
  const isWritten = (kind === 'feature' || kind === 'chain') && Object.keys(fields).length > 0;
  const index = readFileSync(join(folder, 'src/index.ts'), 'utf8');
  return isWritten && !index.includes('= withFieldDefaults(fields, ')
    ? ['src/index.ts must export the component with its defaults: withFieldDefaults(fields, Block).']
    : [];
}

/** @param {FieldSchema} fields */
function checkFields(fields) {
  /** @type {unknown} */
  const copy = JSON.parse(JSON.stringify(fields));
  const problems = isDeepStrictEqual(copy, { ...fields })
    ? []
    : ['src/fields.ts holds more than plain data. Keep functions, dates and undefined out of it.'];
  for (const [name, field] of Object.entries(fields)) {
    const { kind, label, hidden, when } = field;
    if (label.trim() === '')
      problems.push(`The field "${name}" has an empty label. Editors need a name for it.`);
    if ((kind === 'auth' || kind === 'focalPoint') && !hidden)
      problems.push(`The field "${name}" is filled by a picker. Set hidden: true.`);
    if (when !== undefined && !Object.hasOwn(fields, when.field))
      problems.push(
        `The field "${name}" waits for "${when.field}", which does not exist. Correct its "when".`,
      );
  }
  return problems;
}

const EXPORT_OF_ROLE = { island: 'component', probe: 'probe', enhance: 'enhance' };

/**
 * The scripts that the block entry names.
 *
 * @param {Block} block
 */
function namedScripts({ hydrate }) {
  switch (hydrate.mode) {
    case 'never':
      return [];
    case 'enhance':
      return [{ name: hydrate.name, role: 'enhance' }];
    case 'island':
      return [
        { name: hydrate.name, role: 'island' },
        ...(hydrate.probe === undefined ? [] : [{ name: hydrate.probe, role: 'probe' }]),
      ];
  }
}

/**
 * @param {Place} place
 * @param {Block} block
 */
async function checkHydration(place, block) {
  const scripts = listScripts(place);
  const problems = namedScripts(block)
    .filter(({ name, role }) => !scripts.some((script) => script.name === name && script.role === role))
    .map(
      ({ name, role }) => `"hydrate" in src/block.ts names "${name}", and src/${name}.${role}.ts is missing.`,
    );
  for (const { file, role } of scripts) {
    const wanted = Object.entries(EXPORT_OF_ROLE).find(([known]) => known === role)?.[1] ?? '';
    const module = await place.load(join(place.folder, 'src', file));
    if (typeof module[wanted] !== 'function')
      problems.push(`src/${file} must export the function "${wanted}".`);
  }
  return problems;
}

/**
 * @param {unknown} value
 * @returns {value is Block}
 */
function isBlock(value) {
  return typeof value === 'object' && value !== null && 'prepare' in value && 'fields' in value;
}

/**
 * @param {Place} place
 * @param {Block} block
 */
async function checkReadme({ name, folder }, { fields }) {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const wanted = await composeBlockReadme(folder, { name, readme, fields });
  if (wanted === undefined)
    return [
      'README.md has no place for what is written by script. Add "<!-- install -->", "<!-- server -->" and ' +
        '"<!-- fields -->" with "<!-- /install -->", "<!-- /server -->" and "<!-- /fields -->", each on a line of its own.',
    ];
  const problems = [...checkPageContent(readme)];
  if (readme.includes(UNWRITTEN)) problems.push(`README.md says "${UNWRITTEN}" Write these sentences.`);
  if (wanted !== readme)
    problems.push(
      'README.md does not say what src/fields.ts and src/block.ts do. Run "npm run check:blocks -- --write".',
    );
  return problems;
}

/**
 * @param {Place} place
 * @param {Block} block
 */
async function checkWords({ folder, load, kit }, block) {
  const file = join(folder, 'src/translations.ts');
  const own = existsSync(file) ? (await load(file))['translations'] : undefined;
  const table = block.translations.find((each) => each === own);
  const problems = [...checkTranslations(block, kit), ...(table ? findUnsaid(table, block, kit) : [])];
  if (own !== undefined && table === undefined)
    problems.push('src/block.ts must name the "translations" that src/translations.ts exports.');
  return problems;
}

/**
 * @param {Place} place
 * @returns {Promise<{ readonly block?: Block, readonly problems: readonly string[] }>} one sentence a problem
 */
export async function checkBlock(place) {
  const missing = checkFiles(place);
  if (missing.length > 0) return { problems: missing };
  const entry = await place.load(join(place.folder, 'src/block.ts'));
  const { fields } = await place.load(join(place.folder, 'src/fields.ts'));
  const block = entry['block'];
  if (!isBlock(block)) return { problems: ['src/block.ts must export "block", made by defineBlock.'] };
  const problems = [
    ...checkManifest(place, block),
    ...checkTests(place),
    ...checkIndex(place, block),
    ...checkFields(block.fields),
    ...(await checkHydration(place, block)),
    ...(await checkReadme(place, block)),
    ...(block.phrases === undefined ? [] : checkPhrases(block.phrases)),
    ...(await checkWords(place, block)),
  ];
  if (block.fields !== fields)
    problems.push('src/block.ts must use the very "fields" that src/fields.ts exports.');
  return { block, problems };
}
