import { defineBlock, list, object, richText, text } from '@broadsheet/block-kit';
import type { FieldSchema } from '@broadsheet/block-kit';
import { createManualClock } from '@broadsheet/client-core';
import { expect, test, vi } from 'vitest';
import { at, createTestEngine } from '../../test/createTestEngine.ts';
import { testBlocks } from '../../test/testBlocks.ts';
import { PageResolver } from '../tree/PageResolver.ts';
import { sanitiseDocument } from './sanitiseDocument.ts';

const label = 'Label';
const fields = {
  html: richText({ label }),
  line: richText({ label, inline: true }),
  plain: text({ label }),
  rows: list({ label, of: { html: richText({ label }), plain: text({ label }) } }),
  one: object({ label, of: { html: richText({ label }) } }),
} satisfies FieldSchema;
const written = defineBlock({
  name: 'written',
  title: 'Written',
  group: 'Test',
  kind: 'feature',
  fields,
  hydrate: { mode: 'never' },
  Component: ({ html, line, plain }) => [html, line, plain].join(' '),
});
const blocks = new Map([...testBlocks, written].map((block) => [block.name, block]));
const sanitiseHtml = vi.fn((html: string, { inline }: { readonly inline: boolean }) =>
  inline ? `line(${html})` : `safe(${html})`,
);

const stored = {
  html: 'a',
  line: 'b',
  plain: 'c',
  rows: [{ html: 'd', plain: 'e' }, 'f'],
  one: { html: 'g', unknown: 'h' },
  unknown: 'i',
};
const safe = {
  html: 'safe(a)',
  line: 'line(b)',
  plain: 'c',
  rows: [{ html: 'safe(d)', plain: 'e' }, 'f'],
  one: { html: 'safe(g)', unknown: 'h' },
  unknown: 'i',
};

test('cleans what is HTML by the schema of its block, at any depth, and nothing else', () => {
  const nested = { block: 'box', children: [{ block: 'written', fields: stored }] };
  const clean = sanitiseDocument(at('/', { block: 'written', fields: stored }, nested), {
    blocks,
    sanitiseHtml,
  });
  const [first, box] = clean.areas['main'] ?? [];
  expect(first?.fields).toEqual(safe);
  expect(box?.children[0]?.fields).toEqual(safe);
});

test.each([5, null, ['a'], { html: 'a' }])('leaves a value that is no text to be reported: %o', (html) => {
  const page = at('/', { block: 'written', fields: { html, rows: html, one: [] } });
  const clean = sanitiseDocument(page, { blocks, sanitiseHtml: () => 'safe' });
  expect(clean.areas['main']?.[0]?.fields['html']).toEqual(html);
});

test('keeps blocks that are not registered as they are', () => {
  const page = at('/', { block: 'absent', fields: { html: 'a' } });
  expect(sanitiseDocument(page, { blocks, sanitiseHtml }).areas).toEqual(page.areas);
});

test('is done once for a document, however many URLs show it', () => {
  sanitiseHtml.mockClear();
  const resolver = new PageResolver({
    blocks,
    sanitiseHtml,
    log: () => undefined,
    clock: createManualClock(),
    maxBytes: 1_000_000,
  });
  const feed = { contentService: 'feed', contentConfigValues: { slug: ':slug' } };
  const page = at(
    '/',
    { block: 'words', fields: { list: feed } },
    { block: 'written', fields: { html: 'a' } },
  );
  for (const slug of ['a', 'b', 'c']) resolver.resolvePage(page, { slug });
  expect(sanitiseHtml).toHaveBeenCalledTimes(1);
});

test('reaches pages and previews', async () => {
  const page = at('/', { block: 'written', fields: { html: '<script>' } });
  const engine = createTestEngine({
    blocks: [...testBlocks, written],
    documents: [page],
    sanitiseHtml: () => 'safe',
  });
  expect(await engine.html('/')).toContain('safe');
  const preview = await engine.previews.page({ document: page, path: '/' });
  expect(preview.html).toContain('safe');
  expect(preview.html).not.toContain('&lt;script&gt;');
});
