/**
 * Hydrates one island: its component over the markup from the server, in a host that all islands of the page share.
 *
 * This is the only module of the engine that loads React in the browser. Each island is a root with the id prefix that the
 * server used; the blocks inside it are slots that its root never renders again.
 */
import { browserEnvironment, createHost } from '@broadsheet/block-kit';
import type { Host } from '@broadsheet/block-kit';
import { removeBase } from '@broadsheet/client-core';
import type { ContentClient, ContentEntry } from '@broadsheet/sdk-content';
import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BlockRoot } from '../islands/BlockRoot.tsx';
import { toFormAction } from '../islands/toFormAction.ts';
import type { IslandData, PageData } from '../islands/wireFormat.ts';
import { createIslandContent } from './createIslandContent.ts';
import { createSharedClients } from './createSharedClients.ts';
import type { SharedClients } from './createSharedClients.ts';
import { preserveSlots, PreservedSlot } from './PreservedSlot.tsx';

let shared: SharedClients | undefined;

type IslandComponent = ComponentType<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>;

function isComponent(value: unknown): value is IslandComponent {
  return typeof value === 'function';
}

function getComponent(module: unknown): IslandComponent {
  const component =
    typeof module === 'object' && module !== null && 'component' in module ? module.component : undefined;
  if (!isComponent(component)) throw new TypeError('An island module must export "component".');
  return component;
}

function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Returns the answers that the server rendered with; requests that failed there fail for the island too. */
function initialContent({ content: keys = [] }: IslandData, { content }: PageData) {
  return new Map(
    keys.map((key): [string, ContentEntry] => [
      key,
      Object.hasOwn(content, key)
        ? { status: 'ready', data: content[key] }
        : { status: 'failed', error: new Error('The content source failed on the server.') },
    ]),
  );
}

function createIslandHost(
  island: IslandData,
  data: PageData,
  content: ContentClient,
  clients: SharedClients,
): Host {
  const { identity, sales, consent, events } = clients;
  const formAction = toFormAction(data.formPath);
  return createHost({
    site: data.site,
    locale: data.locale,
    phrases: island.phrases ?? {},
    page: {
      ...data.page,
      path: removeBase(location.pathname, data.site.basePath) ?? '/',
      query: Object.fromEntries(new URLSearchParams(location.search)),
      globalContent: island.globalContent,
    },
    outputType: data.outputType,
    instanceId: island.instanceId,
    tokenVersion: data.tokenVersion,
    content,
    identity,
    sales,
    consent,
    ...(formAction && { formAction }),
    environment: browserEnvironment(data.site.basePath),
    events,
    handlesLazyLoad: true,
  });
}

/** Hydrates a tree. If it throws, React removes the markup, and the server's markup is put back. */
function hydrate(element: HTMLElement, tree: (onReady: () => void) => ReactNode): Promise<void> {
  const markup = element.innerHTML;
  return new Promise((resolve, reject) => {
    let isReady = false;
    const root = hydrateRoot(
      element,
      tree(() => {
        isReady = true;
        resolve();
      }),
      {
        identifierPrefix: `${element.dataset['id'] ?? ''}-`,
        onUncaughtError(error) {
          if (isReady) reportError(error);
          // React is still working on the root.
          setTimeout(() => {
            root.unmount();
            element.innerHTML = markup;
            reject(error);
          });
        },
      },
    );
  });
}

/** Resolves when the island's effects have run, so that an interaction can be repeated; rejects if it cannot start. */
export async function hydrateIsland(
  element: HTMLElement,
  module: unknown,
  island: IslandData,
  data: PageData,
): Promise<void> {
  const Component = getComponent(module);
  const clients = (shared ??= createSharedClients(data.site));
  const initial = initialContent(island, data);
  for (const [key, entry] of initial) if (entry.status === 'ready') clients.prime(key, entry.data);
  const { client, settle } = createIslandContent(clients.content, initial);
  const host = createIslandHost(island, data, client, clients);
  const slots = preserveSlots(element, island.slots ?? 0).map((attach, index) => (
    <PreservedSlot key={index} index={index} attach={attach} />
  ));
  await hydrate(element, (onReady) => (
    <Ready onReady={onReady}>
      <BlockRoot host={host} level={island.level}>
        <Component {...island.props}>{slots.length > 0 ? slots : undefined}</Component>
      </BlockRoot>
    </Ready>
  ));
  settle();
}
