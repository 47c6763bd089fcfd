/**
 * From the parts of a page to the document that is sent.
 *
 * Every part is kept with what it depends on, so that a page of parts that are known costs no more than to list them.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { EngineOptions } from '../EngineOptions.ts';
import { createChunk } from '../render/Chunk.ts';
import type { Chunk } from '../render/Chunk.ts';
import { createPageStyles } from '../render/createPageStyles.ts';
import type { RenderedParts } from '../render/createRenderer.ts';
import { Dependencies } from '../render/Dependencies.ts';
import type { DependencyName } from '../render/Dependencies.ts';
import type { PageScope } from '../render/PageScope.ts';
import type { PlacedPage } from '../render/Place.ts';
import { fillOutput } from '../render/renderOutput.tsx';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { pageVendors } from '../security/pageVendors.ts';
import { createAssetParts } from './createAssetParts.ts';
import type { AssetParts } from './createAssetParts.ts';
import type { DataParts } from './createDataParts.ts';
import { createHeads } from './createHeads.ts';
import { createShells } from './createShells.ts';

export interface ComposedPage {
  readonly chunks: readonly Chunk[];
  readonly contentSecurityPolicy: string;
  /** What was read of the page, its content and its query, by blocks, metadata and output. */
  readonly dependencies: readonly DependencyName[];
}

export interface Composer {
  compose(page: PlacedPage, parts: RenderedParts, scope: PageScope): Promise<ComposedPage>;
  clear(): void;
}

const END_STYLES = createChunk('</style>');

/** Where the clients of the site's islands ask. */
function apiOrigins({ api }: SiteProperties): readonly string[] {
  const origins = [api?.identity?.origin, api?.sales?.origin, api?.retail?.origin];
  return origins.flatMap((origin) =>
    origin !== undefined && URL.canParse(origin) ? [new URL(origin).origin] : [],
  );
}

export interface ComposerOptions {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  readonly output: Block;
  readonly data: DataParts;
}

export function createComposer({ engine, clock, output, data }: ComposerOptions): Composer {
  const { log, origin, frameOrigins, maxFragments } = engine;
  const keeps = maxFragments !== 0;
  const heads = createHeads(engine, clock, keeps);
  const shells = createShells(output, log, clock, keeps);
  const styles = createPageStyles(clock);
  let assets: AssetParts | undefined;

  return {
    async compose(page, parts, scope) {
      const head = await heads.of(scope);
      const shell = shells.of(scope);
      const css = styles.of(parts.styles, parts.mayHydrate);
      const { themeSource, loader, loaderScript, beforeStyles } = (assets ??= createAssetParts(
        engine.assets(),
      ));
      const dependencies = new Dependencies();
      for (const part of [parts, head, shell]) dependencies.addAll(part.dependencies);
      return {
        chunks: fillOutput(shell, {
          metadata: [head.chunk],
          styles: [beforeStyles(parts), css.chunk, END_STYLES],
          page: parts.chunks,
          data: parts.needsLoader ? [...data.ofPage(parts, scope), loaderScript] : [],
        }),
        contentSecurityPolicy: contentSecurityPolicy({
          shell: shell.sources,
          styles: [themeSource, css.source],
          loader,
          vendors: pageVendors(page, scope.site, origin),
          frameOrigins,
          connectOrigins: apiOrigins(scope.site),
        }),
        dependencies: dependencies.names,
      };
    },
    clear() {
      for (const part of [heads, shells, styles]) part.clear();
      assets = undefined;
    },
  };
}
