/**
 * The last step of a page: its blocks, its head, its style sheet and the data of its islands become one document.
 *
 * Every part is cached by its dependencies, so that a page of cached parts costs no more than listing them.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { getCacheBytes } from '../cache/cacheShares.ts';
import { Dependencies } from '../cache/Dependencies.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { JoinedBlocks } from '../render/BlockJoiner.ts';
import { contentSecurityPolicy } from '../security/contentSecurityPolicy.ts';
import { pageVendors } from '../security/pageVendors.ts';
import { createPageStyles } from '../styles/createPageStyles.ts';
import type { ResolvedPage } from '../tree/BlockInstance.ts';
import { createAssetParts } from './createAssetParts.ts';
import type { AssetParts } from './createAssetParts.ts';
import type { DataParts } from './createDataParts.ts';
import { createHeads } from './createHeads.ts';
import { createShells } from './createShells.ts';
import { fillOutput } from './renderOutput.tsx';

export interface WrittenDocument {
  readonly chunks: readonly Chunk[];
  readonly contentSecurityPolicy: string;
  /** Everything of the page, its content and its query that blocks, metadata and output have read. */
  readonly dependencies: readonly DependencyName[];
}

export interface DocumentParts {
  readonly page: ResolvedPage;
  /** The page's blocks, rendered and joined. */
  readonly blocks: JoinedBlocks;
  readonly scope: PageScope;
}

const END_STYLES = createChunk('</style>');

/** Returns the origins that the clients of the site's islands call. */
function apiOrigins({ api }: SiteProperties): readonly string[] {
  const origins = [api?.identity?.origin, api?.sales?.origin, api?.retail?.origin];
  return origins.flatMap((origin) =>
    origin !== undefined && URL.canParse(origin) ? [new URL(origin).origin] : [],
  );
}

export interface DocumentWriterOptions {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  readonly output: Block;
  readonly data: DataParts;
}

export class DocumentWriter {
  readonly #options: DocumentWriterOptions;
  readonly #heads: ReturnType<typeof createHeads>;
  readonly #shells: ReturnType<typeof createShells>;
  readonly #styles: ReturnType<typeof createPageStyles>;
  #assets: AssetParts | undefined;

  constructor(options: DocumentWriterOptions) {
    const { engine, clock, output } = options;
    const { log, sign, linked, maxFragments } = engine;
    const isCaching = maxFragments !== 0;
    const maxBytes = getCacheBytes('parts', engine);
    this.#options = options;
    this.#heads = createHeads({ sign, linked, clock, isCaching, maxBytes });
    this.#shells = createShells({ output, log, clock, isCaching });
    this.#styles = createPageStyles(clock, maxBytes);
  }

  async writeDocument({ page, blocks, scope }: DocumentParts): Promise<WrittenDocument> {
    const { engine, data } = this.#options;
    const head = await this.#heads.get(scope);
    const shell = this.#shells.get(scope);
    const css = this.#styles.get(blocks.styles, blocks.mayHydrate);
    const { themeSource, loader, loaderScript, beforeStyles } = (this.#assets ??= createAssetParts(
      engine.assets(),
    ));
    const needs = { ...blocks, needsLoader: blocks.needsLoader || shell.needsLoader };
    const dependencies = new Dependencies();
    for (const part of [blocks, head, shell]) dependencies.addAll(part.dependencies);
    return {
      chunks: fillOutput(shell, {
        metadata: [head.chunk],
        styles: [beforeStyles(needs), css.chunk, END_STYLES],
        page: blocks.chunks,
        data: needs.needsLoader ? [...data.ofPage(blocks, scope), loaderScript] : [],
      }),
      contentSecurityPolicy: contentSecurityPolicy({
        shell: shell.sources,
        styles: [themeSource, css.source],
        loader,
        vendors: pageVendors(page, scope.site, engine.origin),
        frameOrigins: engine.frameOrigins(),
        connectOrigins: apiOrigins(scope.site),
        isStill: scope.isStill,
      }),
      dependencies: dependencies.names,
    };
  }

  clear(): void {
    for (const part of [this.#heads, this.#shells, this.#styles]) part.clear();
    this.#assets = undefined;
  }
}
