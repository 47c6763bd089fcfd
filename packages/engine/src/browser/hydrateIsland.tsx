/**
 * Wakes one island: its component over the markup from the server, in a host that all islands of the page share.
 *
 * The one module of the engine that brings React to the browser. Each island is a root with the id prefix that the
 * server used; the blocks that stand inside it are slots that its root never renders again.
 */
import { browserEnvironment, createEventBus, createHost, HostProvider } from '@broadsheet/block-kit';
import type { EventBus, Host } from '@broadsheet/block-kit';
import { createTransport } from '@broadsheet/client-core';
import { createContentClient, createHttpLoader } from '@broadsheet/sdk-content';
import type { ContentClient } from '@broadsheet/sdk-content';
import { HeadingLevelProvider } from '@broadsheet/ui/heading';
import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandData, PageData } from '../islands/wireFormat.ts';

interface Shared {
  readonly content: ContentClient;
  readonly events: EventBus;
}

let shared: Shared | undefined;

function share(site: string): Shared {
  const transport = createTransport({ origin: location.origin, fetch: (...request) => fetch(...request) });
  return {
    content: createContentClient({ load: createHttpLoader({ transport, site }) }),
    events: createEventBus(),
  };
}

type IslandComponent = ComponentType<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>;

function componentOf(module: unknown): IslandComponent {
  const component =
    typeof module === 'object' && module !== null && 'component' in module ? module.component : undefined;
  if (!isComponent(component)) throw new TypeError('An island module must export "component".');
  return component;
}

function isComponent(value: unknown): value is IslandComponent {
  return typeof value === 'function';
}

/** Markup of another block, kept as it is: React leaves alone what `dangerouslySetInnerHTML` covers. */
function KeptSlot({ index }: { readonly index: number }) {
  return <bs-slot data-slot={index} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function Ready({ tell, children }: { readonly tell: () => void; readonly children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

function hostOf(island: IslandData, data: PageData, { content, events }: Shared): Host {
  for (const key of island.content ?? []) content.primeKey(key, data.content[key]);
  return createHost({
    site: data.site,
    locale: data.locale,
    phrases: island.phrases ?? {},
    page: { ...data.page, globalContent: island.globalContent },
    outputType: data.outputType,
    instanceId: island.instanceId,
    tokenVersion: data.tokenVersion,
    content,
    environment: browserEnvironment(),
    events,
    handlesLazyLoad: true,
  });
}

/** Resolves when the island's effects have run, so that an interaction can be repeated. */
export function hydrateIsland(
  element: HTMLElement,
  module: unknown,
  island: IslandData,
  data: PageData,
): Promise<void> {
  const Component = componentOf(module);
  const host = hostOf(island, data, (shared ??= share(data.site.id)));
  const slots = Array.from({ length: island.slots ?? 0 }, (_, index) => (
    <KeptSlot key={index} index={index} />
  ));
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Ready tell={resolve}>
        <HostProvider host={host}>
          <HeadingLevelProvider level={island.level}>
            <Component {...island.props}>{slots.length > 0 ? slots : undefined}</Component>
          </HeadingLevelProvider>
        </HostProvider>
      </Ready>,
      { identifierPrefix: `${element.dataset['id'] ?? ''}-` },
    );
  });
}
