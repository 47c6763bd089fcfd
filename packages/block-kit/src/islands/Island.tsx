'use client';
import type { BlockComponent } from '../block/BlockSpec.ts';
import { useHost } from '../host/HostContext.tsx';
import type { IslandTrigger } from '../host/Host.ts';

export interface IslandProps<Props extends object> {
  /** The name of the island's file: `gallery-carousel` for `gallery-carousel.island.ts`. */
  readonly name: string;
  readonly when: IslandTrigger;
  readonly component: BlockComponent<Props>;
  /** The component's props. They are sent in the page, so they must survive JSON. */
  readonly props: Props;
}

/**
 * Renders a part of a static block that needs script. The engine renders it as a React root of its own, which hydrates
 * alone while the block around it ships no script; any other host renders the component itself.
 */
export function Island<Props extends object>({
  name,
  when,
  component: Component,
  props,
}: IslandProps<Props>) {
  const { renderIsland } = useHost();
  const element = <Component {...props} />;
  return renderIsland === undefined ? element : renderIsland({ name, when, element, props });
}
