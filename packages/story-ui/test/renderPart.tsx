import { defineBlock } from '@broadsheet/block-kit';
import { renderBlock } from '@broadsheet/testing';
import type { RenderBlockOptions, RenderedBlock } from '@broadsheet/testing';
import type { ReactElement } from 'react';
import { storyPhrases } from '../src/index.ts';

/** Renders a part as a block would: on the server, then hydrated, with the phrases of story parts. */
export function renderPart(part: ReactElement, options?: RenderBlockOptions): Promise<RenderedBlock> {
  const block = defineBlock({
    name: 'part',
    title: 'Part',
    group: 'Tests',
    kind: 'feature',
    fields: {},
    phrases: storyPhrases,
    hydrate: { mode: 'never' },
    Component: () => part,
  });
  return renderBlock(block, options);
}
