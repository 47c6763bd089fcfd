import { version } from 'styled-components';
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import type { EngineAssets } from '../EngineOptions.ts';
import { escapeAttribute } from '../islands/wireFormat.ts';
import type { JoinedBlocks } from '../render/createBlockJoiner.ts';
import { inlineSource } from '../security/contentSecurityPolicy.ts';

type Needs = Pick<JoinedBlocks, 'needsLoader' | 'mayHydrate'>;

/** What the built files write into documents. */
export interface AssetParts {
  /** What the policy allows the theme by. */
  readonly themeSource: string;
  /** UrlReading of the loader. */
  readonly loader: string;
  readonly loaderScript: Chunk;
  /** Preloads, the theme, and the start of the element that the page's rules stand in. */
  beforeStyles(needs: Needs): Chunk;
}

/** A page that React may come to says so: styled-components looks for its version before it takes a sheet over. */
function printBeforeStyles(
  { themeCss, preloadFonts, loader }: EngineAssets,
  { needsLoader, mayHydrate }: Needs,
) {
  const preloads = preloadFonts.map(
    (href) => `<link rel="preload" href="${escapeAttribute(href)}" as="font" type="font/woff2" crossorigin>`,
  );
  if (needsLoader) preloads.push(`<link rel="modulepreload" href="${escapeAttribute(loader)}">`);
  const takenOver = mayHydrate ? ` data-styled="true" data-styled-version="${version}"` : '';
  return `${preloads.join('')}<style>${themeCss}</style><style${takenOver}>`;
}

export function createAssetParts(assets: EngineAssets): AssetParts {
  const { loader, themeCss } = assets;
  const beforeStyles = new Map<string, Chunk>();
  return {
    themeSource: inlineSource(themeCss),
    loader,
    loaderScript: createChunk(`<script type="module" src="${escapeAttribute(loader)}"></script>`),
    beforeStyles({ needsLoader, mayHydrate }) {
      const key = `${needsLoader} ${mayHydrate}`;
      const known =
        beforeStyles.get(key) ?? createChunk(printBeforeStyles(assets, { needsLoader, mayHydrate }));
      beforeStyles.set(key, known);
      return known;
    },
  };
}
