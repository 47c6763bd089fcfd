import { defineBlock, text, useHost } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { expect, test } from 'vitest';
import { at, createTestEngine, SITE } from '../../test/createTestEngine.ts';
import { testBlocks } from '../../test/testBlocks.ts';

function Notice({ words }: { readonly words: string }) {
  const { instanceId } = useHost();
  return <p id={instanceId}>{words}</p>;
}

const notice = defineBlock({
  name: 'notice',
  title: 'Notice',
  group: 'Test',
  kind: 'feature',
  fields: { words: text({ label: 'Words', default: 'Nothing' }) },
  hydrate: { mode: 'enhance', name: 'notice' },
  vendors: [
    {
      name: 'seller',
      scripts: ['https://seller.example'],
      frames: [],
      connect: [],
    },
  ],
  ads: { lacks: ({ dfpId }) => (dfpId === undefined ? { property: 'dfpId' } : undefined) },
  Component: Notice,
});

function Wall() {
  const renderNotice = useHost().brought?.get('notice');
  return (
    <div>
      {renderNotice?.() ?? 'bare'}
      {renderNotice?.()}
    </div>
  );
}

const wall = defineBlock({
  name: 'wall',
  title: 'Wall',
  group: 'Test',
  kind: 'feature',
  fields: {},
  hydrate: { mode: 'never' },
  ads: { brings: [{ name: 'notice', fields: { words: 'For sale' } }] },
  Component: Wall,
});

const SOLD: SiteProperties = { ...SITE, dfpId: '701' };

async function open(blocks: readonly Block[], site = SOLD) {
  const engine = createTestEngine({
    documents: [at('/', { block: 'wall' })],
    blocks: [...testBlocks, ...blocks],
    site: () => site,
  });
  const response = await engine.get('/');
  return {
    html: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
    log: engine.log,
  };
}

test('a block places what it brings as often as it likes, each with an id and a script of its own', async () => {
  const { html, policy } = await open([wall, notice]);
  expect(html).toContain(
    '<div><bs-block data-enhance="notice"><p id="m0-notice-1">For sale</p></bs-block>' +
      '<bs-block data-enhance="notice"><p id="m0-notice-2">For sale</p></bs-block></div>',
  );
  expect(html).toContain('<link rel="modulepreload" href="/assets/enhancements.js" fetchpriority="low">');
  expect(html).toContain('<script type="module" src="/assets/loader.js">');
  expect(policy).toContain('https://seller.example');
});

test.each([
  ['is not installed', [wall], SOLD],
  ['has nothing to show on this site', [wall, notice], SITE],
])('a block does without what it brings where that %s', async (_, blocks, site) => {
  const { html, log } = await open(blocks, site);
  expect(html).toContain('<div>bare</div>');
  expect(html).not.toContain('enhancements.js');
  expect(log).toEqual([]);
});
