'use client';
import type { BlockComponent } from '../block/BlockSpec.ts';
import { useHost } from '../host/HostContext.tsx';
import type { IslandTrigger } from '../host/Host.ts';

export interface IslandProps<Props extends object> {
  /** Name of the island's file: `gallery-carousel` for `gallery-carousel.island.ts`. */
  readonly name: string;
  readonly when: IslandTrigger;
  readonly component: BlockComponent<Props>;
  /** Must survive JSON: they travel in the page. */
  readonly props: Props;
}

/**
 * A part of a static block that needs script. The engine renders it as a root of its own that wakes alone, while the
 * block around it ships nothing; in any other host it is the component itself.
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
