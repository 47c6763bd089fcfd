/** The documents around pages, cached by what the output block has read. */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import type { Dependent } from '../cache/createDependencyCache.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { Dependencies } from '../cache/Dependencies.ts';
import { packChunks } from '../chunks/Chunk.ts';
import { dependencyReader } from '../content/PageScope.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { EngineLog } from '../EngineOptions.ts';
import { renderOutput } from './renderOutput.tsx';
import type { Shell } from './renderOutput.tsx';

export type CachedShell = Shell & Dependent;

export interface Shells {
  get(scope: PageScope): CachedShell;
  clear(): void;
}

const MAX_SHELLS = 500;

export interface ShellsOptions {
  readonly output: Block;
  readonly log: EngineLog;
  readonly clock: Clock;
  /** Whether shells are cached. */
  readonly isCaching: boolean;
}

export function createShells({ output, log, clock, isCaching }: ShellsOptions): Shells {
  function render(scope: PageScope): CachedShell {
    const dependencies = new Dependencies();
    const warn = (message: string) => log.warn(message, { block: output.name });
    const shell = renderOutput(output, { scope, dependencies, log: warn });
    return { ...shell, chunks: packChunks(shell.chunks), dependencies: dependencies.names };
  }
  const shells = createDependencyCache<CachedShell>({ clock, maxEntries: isCaching ? MAX_SHELLS : 0 });
  const idOf = createObjectIds();
  return {
    get(scope) {
      const { site, locale, isAdmin, outputType } = scope;
      const base = `${idOf(site)} ${locale} ${isAdmin} ${outputType}`;
      return shells.getOrCreate({ base, read: dependencyReader(scope, 'output') }, () => render(scope));
    },
    clear: () => shells.clear(),
  };
}
