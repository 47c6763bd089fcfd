import { HostProvider } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { createTestHost, exampleStory } from '@broadsheet/testing';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const BLOCKS = '../../../../blocks';
const entries = import.meta.glob<{ readonly block: Block }>('../../../../blocks/*/src/block.ts', {
  eager: true,
});
const indexes = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../blocks/*/src/index.ts', {
  eager: true,
});

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';

function render(block: Block, element: React.ReactNode): string {
  const { host } = createTestHost({ globalContent: exampleStory }, block);
  return renderToString(<HostProvider host={host}>{element}</HostProvider>);
}

const written = Object.entries(entries)
  .map(([path, { block }]) => ({ folder: path.slice(BLOCKS.length + 1, -'/src/block.ts'.length), block }))
  // A layout is nothing without its areas, which whoever writes it in JSX must give.
  .filter(({ block }) => block.kind === 'feature' || block.kind === 'chain');

test.each(written)(
  'the component of $folder renders without props what a page document without fields renders',
  ({ folder, block }) => {
    const components = Object.values(indexes[`${BLOCKS}/${folder}/src/index.ts`] ?? {}).filter(isComponent);
    expect(components).toHaveLength(1);
    const [Component = () => 'no component'] = components;
    expect(render(block, createElement(Component))).toBe(render(block, block.prepare({}).render()));
  },
);
