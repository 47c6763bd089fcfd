import { version } from 'styled-components';
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import type { EngineAssets } from '../EngineOptions.ts';
import { escapeAttribute } from '../islands/wireFormat.ts';
import type { JoinedBlocks } from '../render/BlockJoiner.ts';
import { inlineSource } from '../security/contentSecurityPolicy.ts';

type Needs = Pick<JoinedBlocks, 'needsLoader' | 'mayHydrate' | 'scripts'>;

/** The parts of a document that link the built files. */
export interface AssetParts {
  /** What the policy allows the theme by. */
  readonly themeSource: string;
  /** The URL of the loader. */
  readonly loader: string;
  readonly loaderScript: Chunk;
  /** Returns the preloads, the theme, and the start of the style element for the page's rules. */
  beforeStyles(needs: Needs): Chunk;
}

/** Returns the URLs of the loader and of everything that it will request at once, so that none is discovered late. */
function scriptUrls({ loader, scripts }: EngineAssets, needs: Needs): ReadonlySet<string> {
  if (!needs.needsLoader) return new Set();
  return new Set([loader, ...[...needs.scripts].flatMap((name) => scripts?.[name] ?? [])]);
}

/**
 * Prints the part. A page that may hydrate names the version of styled-components, which checks it before it takes over the
 * sheet.
 */
function printBeforeStyles(assets: EngineAssets, needs: Needs): string {
  const { themeCss, preloadFonts } = assets;
  // The font of the text comes first on a slow line, then the others. What islands need would otherwise share it with fonts
  // and pictures, which a reader sees first.
  const fonts = preloadFonts.map(
    (href, place) =>
      `<link rel="preload" href="${escapeAttribute(href)}" as="font" type="font/woff2" crossorigin${place === 0 ? '' : ' fetchpriority="low"'}>`,
  );
  const modules = [...scriptUrls(assets, needs)].map(
    (href) =>
      `<link rel="modulepreload" href="${escapeAttribute(href)}"${href === assets.loader ? '' : ' fetchpriority="low"'}>`,
  );
  const takenOver = needs.mayHydrate ? ` data-styled="true" data-styled-version="${version}"` : '';
  return `${[...fonts, ...modules].join('')}<style>${themeCss}</style><style${takenOver}>`;
}

export function createAssetParts(assets: EngineAssets): AssetParts {
  const { loader, themeCss } = assets;
  const beforeStyles = new Map<string, Chunk>();
  return {
    themeSource: inlineSource(themeCss),
    loader,
    loaderScript: createChunk(`<script type="module" src="${escapeAttribute(loader)}"></script>`),
    beforeStyles(needs) {
      const key = `${needs.needsLoader} ${needs.mayHydrate} ${[...needs.scripts].toSorted().join(' ')}`;
      const known = beforeStyles.get(key) ?? createChunk(printBeforeStyles(assets, needs));
      beforeStyles.set(key, known);
      return known;
    },
  };
}
