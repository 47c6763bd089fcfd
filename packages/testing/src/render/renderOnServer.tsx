import { HostProvider } from '@broadsheet/block-kit';
import type { Block, BlockContent, Host } from '@broadsheet/block-kit';
import { renderToString } from 'react-dom/server';
import { createTestHost } from './createTestHost.ts';
import type { TestHostOptions } from './createTestHost.ts';

export interface RenderOptions extends TestHostOptions, BlockContent {
  /** The block's fields, as a page document stores them. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Fetches the content that the block declares, as the engine does before it renders. */
export async function fetchDeclaredContent(
  block: Block,
  fields: Readonly<Record<string, unknown>>,
  host: Host,
) {
  const requests = block.prepare(fields).requests(host);
  // A failing source leaves a failed entry, with which the block is then rendered.
  await Promise.allSettled(requests.map((request) => host.content.fetch(request)));
}

/** Renders the block's HTML as a server sends it. */
export async function renderOnServer(block: Block, options: RenderOptions = {}): Promise<string> {
  const { fields = {}, children, areas, ...rest } = options;
  const { host } = createTestHost(rest, block);
  await fetchDeclaredContent(block, fields, host);
  return renderToString(
    <HostProvider host={host}>{block.prepare(fields).render({ children, areas })}</HostProvider>,
  );
}
