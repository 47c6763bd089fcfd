/**
 * The whole document around a page: the output block with the engine's parts in its areas.
 *
 * The output is a block like any other; its areas take markup that is already rendered.
 */
import type { Block } from '@broadsheet/block-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockRoot } from './BlockRoot.tsx';
import { createRenderHost } from './createRenderHost.ts';
import type { RenderHostOptions } from './createRenderHost.ts';
import { cutAtSlots, Slot } from './Slot.tsx';

export interface OutputParts {
  /** Title, meta, canonical, structured data. */
  readonly metadata: string;
  readonly styles: string;
  readonly page: string;
  /** Data of the islands and the loader. */
  readonly data: string;
}

export interface OutputDocument {
  readonly html: string;
  /** What the output itself wrote, without the parts: the only place where executable script may stand. */
  readonly shell: string;
}

const AREAS = ['metadata', 'styles', 'page', 'data'] as const;

export function renderOutput(
  output: Block,
  parts: OutputParts,
  surroundings: Pick<RenderHostOptions, 'scope' | 'dependencies' | 'log'>,
): OutputDocument {
  const host = createRenderHost({ ...surroundings, block: output, instanceId: 'output' });
  const areas = Object.fromEntries(AREAS.map((area, index) => [area, <Slot key={area} index={index} />]));
  const shell = renderToStaticMarkup(
    <BlockRoot host={host} level={1}>
      {output.prepare({}).render({ areas })}
    </BlockRoot>,
  );
  const { texts, marks } = cutAtSlots(shell);
  const html = texts.reduce((document, text, index) => {
    const area = AREAS[marks[index - 1]?.index ?? -1];
    return document + (area === undefined ? '' : parts[area]) + text;
  }, '<!doctype html>');
  return { html, shell };
}
