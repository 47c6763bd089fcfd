/**
 * Renders a block as readers get it: first on the server, then by hydrating that HTML.
 *
 * A warning of React, on the server or during hydration, fails the test. The content client, the field filter and the
 * phrases are the real ones; the test controls only what is outside: sources, cookies, clock.
 */
import { format } from 'node:util';
import { HostProvider } from '@broadsheet/block-kit';
import type { Block, Host } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { createTestEnvironment, createTestHost } from './createTestHost.ts';
import { fetchDeclaredContent } from './renderOnServer.tsx';
import type { RenderOptions } from './renderOnServer.tsx';

function hydrate(ui: ReactElement, container: HTMLElement, onRecoverableError: (error: unknown) => void) {
  return render(ui, { container, hydrate: true, onRecoverableError });
}

/** The result of Testing Library's `render`, with more that a test may check. */
export interface RenderedBlock extends ReturnType<typeof hydrate> {
  readonly serverHtml: string;
  readonly host: Host;
  readonly requests: readonly ContentRequest[];
  readonly logs: readonly string[];
  readonly environment: ReturnType<typeof createTestEnvironment>;
}

export interface RenderBlockOptions extends Omit<RenderOptions, 'environment'> {
  readonly environment?: ReturnType<typeof createTestEnvironment>;
}

/**
 * Renders and hydrates a block.
 *
 * @throws Error when React warns, or the first render in the browser differs from the server's
 */
export async function renderBlock(block: Block, options: RenderBlockOptions = {}): Promise<RenderedBlock> {
  const { fields = {}, children, areas, environment = createTestEnvironment(), ...rest } = options;
  const { host, requests, logs } = createTestHost({ ...rest, environment }, block);
  await fetchDeclaredContent(block, fields, host);
  const ui = <HostProvider host={host}>{block.prepare(fields).render({ children, areas })}</HostProvider>;
  const complaints: string[] = [];
  // React reports each warning only once, so those of the server's render count as well.
  const spy = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => void complaints.push(format(...words)));
  const container = document.body.appendChild(document.createElement('div'));
  let serverHtml: string;
  let result: ReturnType<typeof hydrate>;
  try {
    serverHtml = renderToString(ui);
    container.innerHTML = serverHtml;
    result = await act(async () => hydrate(ui, container, (error) => complaints.push(String(error))));
  } finally {
    spy.mockRestore();
  }
  if (complaints.length > 0) {
    throw new Error(`"${block.name}" does not hydrate cleanly: ${complaints.join('\n')}`);
  }
  return { ...result, serverHtml, host, requests, logs, environment };
}
