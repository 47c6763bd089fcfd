/**
 * The document around pages: the output block with marks where the engine's parts are inserted.
 *
 * The output is a block like any other. It is rendered once for all pages for which it reads the same values.
 */
import type { Block } from '@broadsheet/block-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import { BlockRoot } from '../islands/BlockRoot.tsx';
import { ENHANCED } from '../islands/wireFormat.ts';
import { createRenderHost } from '../render/createRenderHost.ts';
import type { RenderHostOptions } from '../render/createRenderHost.ts';
import { cutAtSlots, Slot } from '../render/Slot.tsx';
import { readShell } from '../security/contentSecurityPolicy.ts';
import type { ShellSources } from '../security/contentSecurityPolicy.ts';

const AREAS = ['metadata', 'styles', 'page', 'data'] as const;

export interface OutputParts {
  /** The title, meta elements, canonical link and structured data. */
  readonly metadata: readonly Chunk[];
  readonly styles: readonly Chunk[];
  readonly page: readonly Chunk[];
  /** The data of the islands, and the loader. */
  readonly data: readonly Chunk[];
}

/** The output block's own markup, the only place where executable script is allowed. */
export interface Shell {
  /** One more than `areas`. */
  readonly chunks: readonly Chunk[];
  readonly areas: readonly (keyof OutputParts | undefined)[];
  readonly sources: ShellSources;
  /** Whether it contains an element that the loader enhances. */
  readonly needsLoader: boolean;
}

export function renderOutput(
  output: Block,
  surroundings: Pick<RenderHostOptions, 'scope' | 'dependencies' | 'log'>,
): Shell {
  const host = createRenderHost({ ...surroundings, block: output, instanceId: 'output' });
  const areas = Object.fromEntries(AREAS.map((area, index) => [area, <Slot key={area} index={index} />]));
  const markup = renderToStaticMarkup(
    <BlockRoot host={host} level={1}>
      {output.prepare({}).render({ areas })}
    </BlockRoot>,
  );
  const { texts, slots } = cutAtSlots(`<!doctype html>${markup}`);
  return {
    chunks: texts.map(createChunk),
    areas: slots.map(({ index }) => AREAS[index]),
    sources: readShell(markup),
    needsLoader: markup.includes(`<${ENHANCED} `),
  };
}

export function fillOutput({ chunks, areas }: Shell, parts: OutputParts): readonly Chunk[] {
  return chunks.flatMap((chunk, index) => {
    const area = areas[index];
    return area === undefined ? [chunk] : [chunk, ...parts[area]];
  });
}
