/**
 * One block, rendered alone.
 *
 * A static block becomes plain markup; an island becomes a React root with its own id prefix, inside an element that
 * the loader finds; parts of a static block that ask to be islands become roots of their own. What it read is noted
 * for the cache, and what its islands need is set aside for the page's data.
 */
import { HostProvider } from '@broadsheet/block-kit';
import type { IslandRequest, IslandTrigger } from '@broadsheet/block-kit';
import { applyFilter, parseFilter } from '@broadsheet/sdk-content';
import { HeadingLevelProvider } from '@broadsheet/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ENHANCED, escapeAttribute, ISLAND } from '../islands/wireFormat.ts';
import type { IslandData } from '../islands/wireFormat.ts';
import { createRenderHost } from './createRenderHost.ts';
import { Dependencies } from './Dependencies.ts';
import type { DependencyName } from './Dependencies.ts';
import type { PageScope } from './PageScope.ts';
import type { Place } from './Place.ts';
import { Slot } from './Slot.tsx';
import { readStyleGroups } from './styleGroups.ts';
import type { StyleGroup } from './styleGroups.ts';

export interface Fragment {
  /** Markup with slots where other blocks go. */
  readonly html: string;
  readonly styles: readonly StyleGroup[];
  readonly islands: readonly { readonly id: string; readonly data: IslandData }[];
  readonly dependencies: readonly DependencyName[];
}

export interface FragmentRequest {
  readonly place: Place;
  readonly scope: PageScope;
  /** Heading level of the place, 1 to 6. */
  readonly level: number;
  /** Blocks by area, for layouts. */
  readonly areas?: ReadonlyMap<string, readonly Place[]>;
  readonly log: (message: string) => void;
}

const islandMark = (id: string) => `<${ISLAND} data-part="${id}"></${ISLAND}>`;

function slotsOf({ place, areas }: FragmentRequest) {
  let index = 0;
  const slots = (places: readonly Place[]) => places.map((each) => <Slot key={each.id} index={index++} />);
  return {
    children: slots(place.children),
    areas: Object.fromEntries([...(areas ?? [])].map(([name, places]) => [name, slots(places)])),
  };
}

function islandTag(
  id: string,
  name: string,
  when: IslandTrigger,
  probe: string | undefined,
  html: string,
): string {
  const probing = probe === undefined ? '' : ` data-probe="${escapeAttribute(probe)}"`;
  return `<${ISLAND} data-id="${escapeAttribute(id)}" data-name="${escapeAttribute(name)}" data-when="${when}"${probing}>${html}</${ISLAND}>`;
}

function contentKeys(dependencies: Dependencies): readonly string[] {
  return dependencies.names.flatMap((name) =>
    name.startsWith('content:') ? [name.slice('content:'.length)] : [],
  );
}

/** Only what an island declares of the page's content is rendered with and travels. */
function islandContent({ place, scope }: FragmentRequest): { readonly value: unknown } {
  const filter = place.prepared.globalContent(scope);
  if (filter === undefined || scope.page.globalContent === undefined) return { value: undefined };
  return { value: applyFilter(scope.page.globalContent, parseFilter(filter)) };
}

function styled<Result>(render: (collect: (element: ReactElement) => ReactElement) => Result) {
  const sheet = new ServerStyleSheet();
  try {
    const result = render((element) => sheet.collectStyles(element));
    return { result, styles: readStyleGroups(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

function renderIslandBlock(
  request: FragmentRequest,
  name: string,
  when: IslandTrigger,
  probe: string | undefined,
): Fragment {
  const { place, scope, level, log } = request;
  const dependencies = new Dependencies();
  dependencies.note('instance');
  const globalContent = islandContent(request);
  const host = createRenderHost({
    scope,
    block: place.block,
    instanceId: place.id,
    dependencies,
    log,
    globalContent,
  });
  const element = place.prepared.render(slotsOf(request));
  const { result: html, styles } = styled((collect) =>
    renderToString(
      collect(
        <HostProvider host={host}>
          <HeadingLevelProvider level={level}>{element}</HeadingLevelProvider>
        </HostProvider>,
      ),
      { identifierPrefix: `${place.id}-` },
    ),
  );
  const content = contentKeys(dependencies);
  const slots = place.children.length;
  const data: IslandData = {
    props: place.prepared.values,
    instanceId: place.id,
    level,
    ...(Object.keys(host.phrases).length > 0 && { phrases: host.phrases }),
    ...(content.length > 0 && { content }),
    ...(globalContent.value !== undefined && { globalContent: globalContent.value }),
    ...(slots > 0 && { slots }),
  };
  return {
    html: islandTag(place.id, name, when, probe, html),
    styles,
    islands: [{ id: place.id, data }],
    dependencies: dependencies.names,
  };
}

interface Part {
  readonly id: string;
  readonly request: IslandRequest;
}

function renderStaticBlock(request: FragmentRequest): Fragment {
  const { place, scope, level, log } = request;
  const { block, prepared } = place;
  const dependencies = new Dependencies();
  const parts: Part[] = [];
  const renderIsland = (island: IslandRequest) => {
    dependencies.note('instance');
    const id = `${place.id}-${parts.length}`;
    parts.push({ id, request: island });
    return <bs-island data-part={id} />;
  };
  const hostOptions = { scope, block, instanceId: place.id, dependencies, log };
  const host = createRenderHost({ ...hostOptions, renderIsland });
  const islandHost = createRenderHost(hostOptions);
  const inPlace = (element: ReactElement, inner = host) => (
    <HostProvider host={inner}>
      <HeadingLevelProvider level={level}>{element}</HeadingLevelProvider>
    </HostProvider>
  );
  const { result: html, styles } = styled((collect) => {
    let markup = renderToStaticMarkup(collect(inPlace(prepared.render(slotsOf(request)))));
    for (const { id, request: island } of parts) {
      const inner = renderToString(collect(inPlace(island.element, islandHost)), {
        identifierPrefix: `${id}-`,
      });
      markup = markup.replace(islandMark(id), () =>
        islandTag(id, island.name, island.when, undefined, inner),
      );
    }
    return markup;
  });
  const phrases = Object.keys(host.phrases).length > 0 ? { phrases: host.phrases } : {};
  const islands = parts.map(({ id, request: island }) => ({
    id,
    data: { props: { ...island.props }, instanceId: id, level, ...phrases },
  }));
  return { html: enhanced(request, html), styles, islands, dependencies: dependencies.names };
}

function enhanced({ place }: FragmentRequest, html: string): string {
  const { hydrate } = place.block;
  if (hydrate.mode !== 'enhance' || html === '') return html;
  return `<${ENHANCED} data-enhance="${escapeAttribute(hydrate.name)}">${html}</${ENHANCED}>`;
}

/** @throws whatever the block throws; the caller decides what that costs */
export function renderFragment(request: FragmentRequest): Fragment {
  const { hydrate } = request.place.block;
  return hydrate.mode === 'island'
    ? renderIslandBlock(request, hydrate.name, hydrate.when, hydrate.probe)
    : renderStaticBlock(request);
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell JSX of a custom element
  namespace JSX {
    interface IntrinsicElements {
      'bs-island': { 'data-part': string };
    }
  }
}
