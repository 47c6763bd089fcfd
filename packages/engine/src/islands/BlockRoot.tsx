import { HostProvider } from '@broadsheet/block-kit';
import type { Host } from '@broadsheet/block-kit';
import { HeadingLevelProvider } from '@broadsheet/ui/heading';
import type { ReactNode } from 'react';

export interface BlockRootProps {
  readonly host: Host;
  /** Heading level of the place, 1 to 6. */
  readonly level: number;
  readonly children: ReactNode;
}

/** What stands above a block in a root of its own, on the server and in the browser alike. */
export function BlockRoot({ host, level, children }: BlockRootProps) {
  return (
    <HostProvider host={host}>
      <HeadingLevelProvider level={level}>{children}</HeadingLevelProvider>
    </HostProvider>
  );
}
