import { HostProvider } from '@broadsheet/block-kit';
import type { Block, BlockContent, Host } from '@broadsheet/block-kit';
import { renderToString } from 'react-dom/server';
import { createTestHost } from './createTestHost.ts';
import type { TestHostOptions } from './createTestHost.ts';

export interface RenderOptions extends TestHostOptions, BlockContent {
  /** As a page document stores them. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Fetches what the block says it will read, as the engine does before it renders. */
export async function fetchDeclaredContent(
  block: Block,
  fields: Readonly<Record<string, unknown>>,
  host: Host,
) {
  const requests = block.prepare(fields).requests(host);
  // A source that fails leaves its entry failed, which is what the block is then rendered with.
  await Promise.allSettled(requests.map((request) => host.content.fetch(request)));
}

/** The block's HTML as a server sends it. */
export async function renderOnServer(block: Block, options: RenderOptions = {}): Promise<string> {
  const { fields = {}, children, areas, ...rest } = options;
  const { host } = createTestHost(rest, block);
  await fetchDeclaredContent(block, fields, host);
  return renderToString(
    <HostProvider host={host}>{block.prepare(fields).render({ children, areas })}</HostProvider>,
  );
}
