/**
 * The whole document around a page: the output block with the engine's parts in its areas.
 *
 * The output is a block like any other; its areas take markup that is already rendered.
 */
import type { Block } from '@broadsheet/block-kit';
import { HostProvider } from '@broadsheet/block-kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRenderHost } from './createRenderHost.ts';
import { Dependencies } from './Dependencies.ts';
import type { PageScope } from './PageScope.ts';
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
  scope: PageScope,
  log: (message: string) => void,
): OutputDocument {
  const dependencies = new Dependencies();
  const host = createRenderHost({ scope, block: output, instanceId: 'output', dependencies, log });
  const areas = Object.fromEntries(AREAS.map((area, index) => [area, <Slot key={area} index={index} />]));
  const shell = renderToStaticMarkup(
    <HostProvider host={host}>{output.prepare({}).render({ areas })}</HostProvider>,
  );
  const { texts, marks } = cutAtSlots(shell);
  const html = texts.reduce((document, text, index) => {
    const area = AREAS[marks[index - 1]?.index ?? -1];
    return document + (area === undefined ? '' : parts[area]) + text;
  }, '<!doctype html>');
  return { html, shell };
}
