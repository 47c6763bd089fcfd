import { defineBlock, richText, text } from '@broadsheet/block-kit';
import { expect, test } from 'vitest';
import { at, createTestEngine, getMain } from '../../test/createTestEngine.ts';
import { testBlocks } from '../../test/testBlocks.ts';
import { migrateDocument } from './migrateDocument.ts';

/** Version 2 has another name for its text, and takes HTML. */
const note = defineBlock({
  name: 'note',
  title: 'Note',
  group: 'Test',
  kind: 'feature',
  stored: {
    version: 2,
    migrate: [
      ({ words, ...others }) => {
        if (typeof words !== 'string') throw new Error('there are no words');
        return { ...others, html: words };
      },
    ],
  },
  fields: { html: richText({ label: 'Text', default: 'nothing' }), ink: text({ label: 'Ink' }) },
  hydrate: { mode: 'never' },
  Component: ({ html, ink = '' }) => <p dangerouslySetInnerHTML={{ __html: html + ink }} />,
});
const blocks = [...testBlocks, note];
const old = at('/', {
  block: 'box',
  children: [{ block: 'note', fields: { words: 'Hello', ink: 'blue' } }],
});

test('a document of an older version is shown by the installed block, at any depth', async () => {
  const engine = createTestEngine({
    blocks,
    documents: [old],
    sanitiseHtml: (html) => html.replace('Hello', 'Safe'),
  });
  expect(getMain(await engine.html('/'))).toContain('<p>Safeblue</p>');
  expect(engine.log).toEqual([]);
});

test('a step that fails costs the block its fields and not the page', async () => {
  const documents = [at('/', { block: 'note', fields: { words: 7 } }, { block: 'words', fields: {} })];
  const engine = createTestEngine({ blocks, documents });
  expect(getMain(await engine.html('/'))).toContain('<p>nothing</p>');
  expect(engine.log).toMatchObject([
    { message: expect.stringContaining('from version 1 to 2 (there are no words)') },
  ]);
});

test('what a newer version has written is shown as well as can be, and told', () => {
  const told: string[] = [];
  const options = {
    blocks: new Map(blocks.map((block) => [block.name, block])),
    log: (message: string) => told.push(message),
  };
  const newer = {
    ...old,
    areas: { main: [{ id: 'a', block: 'note', version: 3, fields: { html: 'Hi' }, children: [] }] },
  };
  expect(migrateDocument(newer, options)).toBe(newer);
  expect(told).toEqual([expect.stringContaining('written by its version 3, and version 2 is installed')]);
});

test('a document that is up to date stays the same object', () => {
  const options = { blocks: new Map(blocks.map((block) => [block.name, block])), log: () => undefined };
  const migrated = migrateDocument(old, options);
  expect(migrated).not.toBe(old);
  expect(migrateDocument(migrated, options)).toBe(migrated);
});
