import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineAssets } from '@broadsheet/engine';
import { broadside, paper, themeCss } from '@broadsheet/ui';
import type { Theme } from '@broadsheet/ui';
import type { Config } from '../config/readConfig.ts';
import { fontFaces, PRELOADED_FONTS } from './fontFaces.ts';
import { readManifest } from './readManifest.ts';

const ENTRY = 'src/client/loader.ts';

/** The theme of an installation, under the site's own tokens. */
export const baseTheme = (name: Config['theme']): Theme => (name === 'paper' ? paper : broadside);

/** The style sheet and fonts of a theme, around a loader address. */
export function assetsFor(theme: Config['theme'], loader: string): EngineAssets {
  const css = `${fontFaces()}${themeCss(baseTheme(theme))}`;
  return { loader, preloadFonts: PRELOADED_FONTS, themeCss: css };
}

/** The same files under another origin, e.g. of a content delivery network. */
function moveAssets(assets: EngineAssets, origin: string): EngineAssets {
  const move = (url: string) => `${origin}${url}`;
  const scripts = Object.entries(assets.scripts ?? {}).map(([name, urls]) => [name, urls.map(move)]);
  return {
    loader: move(assets.loader),
    scripts: Object.fromEntries(scripts),
    preloadFonts: assets.preloadFonts.map(move),
    themeCss: assets.themeCss.replaceAll('url(/assets/', `url(${origin}/assets/`),
  };
}

/** Scripts that the loader finds without a table; see `client/standardModules.ts`. */
const DOORS: ReadonlySet<string> = new Set(['offer.enhance', 'paywall.enhance']);

/** The table that a script is found by, which is fetched before it; see `client/rareScripts.ts` and `islandScripts.ts`. */
function tableOf(name: string): 'islandScripts' | 'rareScripts' | undefined {
  if (name.endsWith('.island')) return 'islandScripts';
  return name.endsWith('.enhance') && !DOORS.has(name) ? 'rareScripts' : undefined;
}

function withTables(scripts: Readonly<Record<string, readonly string[]>>): typeof scripts {
  const completed = Object.entries(scripts).map(([name, urls]) => {
    const table = scripts[tableOf(name) ?? ''] ?? [];
    return [name, [...new Set([...urls, ...table])]] as const;
  });
  return Object.fromEntries(completed);
}

export interface AssetOptions extends Pick<Config, 'theme' | 'assetOrigin'> {
  /** Source of the loader, below `packages/site`. Default: the one of the newspaper. */
  readonly entry?: string;
}

/**
 * Finds the loader in what `vite build` wrote.
 *
 * @throws Error there is no build
 */
export function readAssets(
  clientDir: string,
  { theme, assetOrigin, entry = ENTRY }: AssetOptions,
): EngineAssets {
  const json: unknown = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const manifest = readManifest(json);
  const loader = manifest.fileOf(entry);
  if (loader === undefined) {
    throw new Error(
      `The build in ${clientDir} has no "${entry}". Run "npm start", which builds what is missing.`,
    );
  }
  const assets = { ...assetsFor(theme, loader), scripts: withTables(manifest.scripts(entry)) };
  return assetOrigin === undefined ? assets : moveAssets(assets, assetOrigin);
}
