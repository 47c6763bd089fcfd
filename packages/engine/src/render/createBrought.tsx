/**
 * Blocks that a static block renders inside itself.
 *
 * They are rendered with it and belong to its fragment: their dependencies and style rules are added to its own. Each has a
 * host and an instance id of its own.
 */
import { HostProvider } from '@broadsheet/block-kit';
import type { Block, RenderBrought } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { createElement, Fragment } from 'react';
import type { ReactElement } from 'react';
import { ENHANCED } from '../islands/wireFormat.ts';
import { createRenderHost } from './createRenderHost.ts';
import { enhancementAttributes } from './enhancementAttributes.ts';
import type { Rendering } from './Fragment.ts';

/** Wraps a block in the element by which the loader finds its enhancement. */
function marked(element: ReactElement, { hydrate }: Block, site: SiteProperties): ReactElement {
  if (hydrate.mode !== 'enhance') return createElement(Fragment, {}, element);
  return createElement(ENHANCED, enhancementAttributes(hydrate, site), element);
}

/**
 * Returns functions that render the brought blocks, by name; each call renders another instance. A block that the site
 * lacks properties for renders nothing for readers.
 */
export function createBrought({
  instance,
  scope,
  dependencies,
  log,
}: Rendering): ReadonlyMap<string, RenderBrought> {
  const shown = [...instance.brought].filter(
    ([, { block }]) => scope.isAdmin || block.lacks(scope.site) === undefined,
  );
  const entries = shown.map(([name, brought]): readonly [string, RenderBrought] => {
    let count = 0;
    return [
      name,
      () => {
        count += 1;
        const instanceId = `${instance.id}-${name}-${count}`;
        const host = createRenderHost({ scope, block: brought.block, instanceId, dependencies, log });
        const element = <HostProvider host={host}>{brought.prepared.render()}</HostProvider>;
        return marked(element, brought.block, scope.site);
      },
    ];
  });
  return new Map(entries);
}
