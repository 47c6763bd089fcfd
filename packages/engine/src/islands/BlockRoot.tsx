import { HostProvider } from '@broadsheet/block-kit';
import type { Host } from '@broadsheet/block-kit';
import { HeadingLevelProvider } from '@broadsheet/ui/heading';
import type { ReactNode } from 'react';

export interface BlockRootProps {
  readonly host: Host;
  /** The heading level of the block, 1 to 6. */
  readonly level: number;
  readonly children: ReactNode;
}

/** Renders the providers above a block in a root of its own, the same on the server and in the browser. */
export function BlockRoot({ host, level, children }: BlockRootProps) {
  return (
    <HostProvider host={host}>
      <HeadingLevelProvider level={level}>{children}</HeadingLevelProvider>
    </HostProvider>
  );
}
