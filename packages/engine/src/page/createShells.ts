/** The documents around pages, kept by what the output block has read. */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { EngineLog } from '../EngineOptions.ts';
import { packChunks } from '../render/Chunk.ts';
import { createFragmentCache } from '../render/createFragmentCache.ts';
import type { Dependent } from '../render/createFragmentCache.ts';
import { createIdentify } from '../render/createIdentify.ts';
import { Dependencies } from '../render/Dependencies.ts';
import { dependencyReader } from '../render/PageScope.ts';
import type { PageScope } from '../render/PageScope.ts';
import { renderOutput } from '../render/renderOutput.tsx';
import type { Shell } from '../render/renderOutput.tsx';

export type KeptShell = Shell & Dependent;

export interface Shells {
  of(scope: PageScope): KeptShell;
  clear(): void;
}

const MAX_SHELLS = 500;

/** @param keeps false: each is rendered anew */
export function createShells(output: Block, log: EngineLog, clock: Clock, keeps: boolean): Shells {
  function render(scope: PageScope): KeptShell {
    const dependencies = new Dependencies();
    const warn = (message: string) => log.warn(message, { block: output.name });
    const shell = renderOutput(output, { scope, dependencies, log: warn });
    return { ...shell, dependencies: dependencies.names };
  }
  if (!keeps) return { of: render, clear: () => undefined };
  const shells = createFragmentCache<KeptShell>({ clock, maxEntries: MAX_SHELLS });
  const identify = createIdentify();
  return {
    of(scope) {
      const { site, locale, isAdmin, outputType } = scope;
      const base = `${identify(site)} ${locale} ${isAdmin} ${outputType}`;
      const read = dependencyReader(scope, 'output');
      const known = shells.find(base, read);
      if (known !== undefined) return known;
      const rendered = render(scope);
      const made = { ...rendered, chunks: packChunks(rendered.chunks) };
      shells.keep(base, read, made);
      return made;
    },
    clear: () => shells.clear(),
  };
}
