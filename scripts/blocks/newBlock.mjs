/**
 * Writes the first version of a block: a heading that the editor sets, a phrase in nine languages, and a table of the
 * texts that editors read, in which its name stays English until somebody translates it. The block passes every check
 * as soon as its README says what it shows.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { blockManifest } from './blockManifest.mjs';
import { composeBlockReadme } from './blockReadme.mjs';

/**
 * @typedef {object} Names
 * @property {string} name e.g. `weather-map`
 * @property {string} title e.g. `Weather map`
 * @property {string} component e.g. `WeatherMap`
 */

/** Stands in a new README. `check:blocks` fails until somebody replaces it. */
export const UNWRITTEN = 'What it shows to readers, in one or two sentences.';

/** @param {string} text */
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * @param {string} name
 * @returns {Names}
 */
function toNames(name) {
  const words = name.split('-');
  return { name, title: capitalised(words.join(' ')), component: words.map(capitalised).join('') };
}

/** @param {Names} names */
const component = ({ name: block, title, component: name }) => `'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Title = styled(Heading)\`
  font: 600 \${token('type-2')} / 1.2 \${token('serif')};
\`;

export interface ${name}Props {
  readonly heading: string;
}

/** ${title} under its heading; nothing without one. */
export function ${name}({ heading }: ${name}Props) {
  const t = usePhrases(phrases);
  if (heading.trim() === '') return null;
  return (
    <HeadingSection>
      <Title>{heading}</Title>
      <p>{t('${block}.soon')}</p>
    </HeadingSection>
  );
}
`;

/** @param {Names} names */
const fields = ({ title }) => `import { text } from '@broadsheet/block-kit';

export const fields = {
  heading: text({
    label: 'Heading',
    description: 'Left blank, the block is not shown.',
    default: '${title}',
    group: 'general',
  }),
};
`;

/** @param {Names} names */
const phrases = ({ name }) => `export const phrases = {
  '${name}.soon': 'More soon',
} as const;
`;

/** "More soon" in the other languages of the house. */
const SOON = {
  sv: 'Mer snart',
  fr: 'Bientôt plus',
  no: 'Mer snart',
  de: 'Bald mehr',
  es: 'Pronto más',
  ja: '近日公開',
  ko: '곧 공개',
  pt: 'Mais em breve',
};

/** @param {Names} names */
const locales = ({ name }) => `import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
${Object.entries(SOON)
  .map(([locale, text]) => `    ${locale}: { '${name}.soon': '${text}' },`)
  .join('\n')}
  },
};
`;

/** @param {Names} names */
const translations = ({ title }) => `import type { Translations } from '@broadsheet/block-kit';

/** What editors read of the block in other languages, by its English text. */
export const translations: Translations = {
  '${title}': {
${Object.keys(SOON)
  .map((locale) => `    ${locale}: '${title}',`)
  .join('\n')}
  },
};
`;

/** @param {Names} names */
const block = ({ name, title, component: Component }) => `import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';
import { ${Component} } from './${Component}.tsx';

export const block = defineBlock({
  name: '${name}',
  title: '${title}',
  description: '${title}',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: ${Component},
});
`;

/** @param {Names} names */
const index = ({ component: name }) => `import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { ${name} as Block } from './${name}.tsx';

export const ${name} = withFieldDefaults(fields, Block);
export type { ${name}Props } from './${name}.tsx';
export { phraseBook as ${name.charAt(0).toLowerCase()}${name.slice(1)}Phrases } from './locales.ts';
`;

/** @param {Names} names */
const test = ({ title }) => `import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

test('shows its heading and its phrase', async () => {
  const { container } = await renderBlock(block);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('${title}');
  expect(screen.getByText('More soon')).toBeTruthy();
  await expectAccessible(container);
});

test('renders nothing without a heading', async () => {
  const { container } = await renderBlock(block, { fields: { heading: ' ' } });
  expect(container.innerHTML).toBe('');
});
`;

/** @param {Names} names */
const readme = ({ name, title, component: Component }) => `# ${title}

${UNWRITTEN}

<!-- install -->

<!-- /install -->

\`\`\`tsx
import { Broadsheet } from '@broadsheet/block-kit';
import { ${Component} } from '@broadsheet/block-${name}';

<Broadsheet site={{ id: 'courier' }}>
  <${Component} heading="${title}" />
</Broadsheet>;
\`\`\`

It needs no script in the browser.

<!-- server -->

<!-- /server -->

## Fields

<!-- fields -->

<!-- /fields -->

## Content

None.
`;

/** @param {Names} names */
async function composeReadme(names) {
  const schema = {
    heading: /** @type {const} */ ({
      kind: 'text',
      label: 'Heading',
      description: 'Left blank, the block is not shown.',
      default: names.title,
    }),
  };
  return (await composeBlockReadme('', { name: names.name, readme: readme(names), fields: schema })) ?? '';
}

/** The bytes that a block may add to a page, by name; `packages/bench` measures them. */
const BUDGETS = 'packages/bench/src/blocks/budgets.json';
/** Enough for the first version of a block, with a little room. */
const FIRST_BUDGET = { script: 0, style: 300, markup: 300 };

/**
 * Gives a block its first budget of bytes: a block without one fails a test.
 *
 * @param {string} root
 * @param {string} name
 * @returns {readonly string[]} the file, relative to the root; none where there are no budgets
 */
function writeBudget(root, name) {
  const file = join(root, BUDGETS);
  if (!existsSync(file)) return [];
  const budgets = { ...JSON.parse(readFileSync(file, 'utf8')), [name]: FIRST_BUDGET };
  const sorted = Object.fromEntries(
    Object.keys(budgets)
      .toSorted()
      .map((key) => [key, budgets[key]]),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  return [BUDGETS];
}

/**
 * Writes the package of a new block, and its budget.
 *
 * @param {string} root
 * @param {string} name words in small letters, joined by hyphens
 * @returns {Promise<readonly string[]>} the files, relative to the root
 * @throws Error the name is no block name, or taken
 */
export async function newBlock(root, name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name for a block. Use small letters and hyphens, as in "weather-map".`);
  const folder = join(root, 'blocks', name);
  if (existsSync(folder)) throw new Error(`There is a folder blocks/${name} already. Choose another name.`);
  const names = toNames(name);
  const files = Object.entries({
    'package.json': JSON.stringify(blockManifest(name, names.title)),
    'tsconfig.json': '{ "extends": "../../tsconfig.build.json" }',
    'README.md': await composeReadme(names),
    'src/fields.ts': fields(names),
    'src/phrases.ts': phrases(names),
    'src/locales.ts': locales(names),
    'src/translations.ts': translations(names),
    'src/block.ts': block(names),
    'src/index.ts': index(names),
    [`src/${names.component}.tsx`]: component(names),
    [`src/${names.component}.test.tsx`]: test(names),
  });
  const settings = await resolveConfig(new URL(import.meta.url));
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await format(text, { ...settings, filepath: path }));
  }
  copyFileSync(new URL('../../LICENSE', import.meta.url), join(folder, 'LICENSE'));
  return [...files.map(([file]) => `blocks/${name}/${file}`), ...writeBudget(root, name)];
}
