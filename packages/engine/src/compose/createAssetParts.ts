import { version } from 'styled-components';
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import type { EngineAssets } from '../EngineOptions.ts';
import { escapeAttribute } from '../islands/wireFormat.ts';
import type { JoinedBlocks } from '../render/createBlockJoiner.ts';
import { inlineSource } from '../security/contentSecurityPolicy.ts';

type Needs = Pick<JoinedBlocks, 'needsLoader' | 'mayHydrate' | 'scripts'>;

/** What the built files write into documents. */
export interface AssetParts {
  /** What the policy allows the theme by. */
  readonly themeSource: string;
  /** URL of the loader. */
  readonly loader: string;
  readonly loaderScript: Chunk;
  /** Preloads, the theme, and the start of the element that the page's rules stand in. */
  beforeStyles(needs: Needs): Chunk;
}

/** The loader, and what it will ask for at once: nothing of it is found only when something else has come. */
function scriptUrls({ loader, scripts }: EngineAssets, needs: Needs): ReadonlySet<string> {
  if (!needs.needsLoader) return new Set();
  return new Set([loader, ...[...needs.scripts].flatMap((name) => scripts?.[name] ?? [])]);
}

/** A page that React may come to says so: styled-components looks for its version before it takes a sheet over. */
function printBeforeStyles(assets: EngineAssets, needs: Needs): string {
  const { themeCss, preloadFonts } = assets;
  const fonts = preloadFonts.map(
    (href) => `<link rel="preload" href="${escapeAttribute(href)}" as="font" type="font/woff2" crossorigin>`,
  );
  const modules = [...scriptUrls(assets, needs)].map(
    (href) => `<link rel="modulepreload" href="${escapeAttribute(href)}">`,
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
