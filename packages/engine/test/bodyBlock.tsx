/** A block that shows the body of the page's story. */
import { defineBlock, useGlobalContent } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import type { ReactNode } from 'react';
import { base } from './staticBlocks.tsx';

function Body({ children }: { readonly children?: ReactNode }) {
  const elements = useGlobalContent(parseStory)?.content_elements ?? [];
  return (
    <article>
      {elements.map(({ content }) => content).join(' ')}
      {children}
    </article>
  );
}

export const body: Block = defineBlock({
  ...base,
  name: 'body',
  title: 'Body',
  kind: 'chain',
  fields: {},
  storyKinds: ['story'],
  Component: Body,
});
