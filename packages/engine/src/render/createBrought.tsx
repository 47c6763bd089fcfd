/**
 * Blocks that a static block places inside itself.
 *
 * They are rendered with it and belong to its fragment: what they read is noted as its reading, and their rules are among its
 * rules. Each has a host and an instance id of its own.
 */
import { HostProvider } from '@broadsheet/block-kit';
import type { RenderBrought } from '@broadsheet/block-kit';
import { createElement, Fragment } from 'react';
import type { ReactElement } from 'react';
import { ENHANCED } from '../islands/wireFormat.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import { createRenderHost } from './createRenderHost.ts';
import type { Rendering } from './Fragment.ts';

/** What the loader finds its enhancement by. */
function marked({ block }: BlockInstance, element: ReactElement): ReactElement {
  const { hydrate } = block;
  if (hydrate.mode !== 'enhance') return createElement(Fragment, {}, element);
  return createElement(ENHANCED, { 'data-enhance': hydrate.name, 'data-when': hydrate.when }, element);
}

/** Answers what a block brings, by name; each call places one more. Readers get nothing of one that the site cannot serve. */
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
        return marked(brought, <HostProvider host={host}>{brought.prepared.render()}</HostProvider>);
      },
    ];
  });
  return new Map(entries);
}
