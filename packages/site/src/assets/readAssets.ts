import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineAssets } from '@broadsheet/engine';
import { themeCss, themeFontFaces } from '@broadsheet/ui';
import type { Theme } from '@broadsheet/ui';
import type { Config } from '../config/readConfig.ts';
import { fontFaces, FONTS_PATH, OUR_FAMILIES, PRELOADED_FONTS } from './fontFaces.ts';
import { readManifest } from './readManifest.ts';

const ENTRY = 'src/client/loader.ts';

/** Returns the assets of a theme: the given loader URL, its style sheet and its fonts, and ours where it uses them. */
export function assetsFor(theme: Theme, loader: string): EngineAssets {
  const own = theme.fonts ?? [];
  const { serif, sans } = theme.measures;
  const usesOurs = OUR_FAMILIES.some((family) => `${serif} ${sans}`.includes(family));
  const css = `${usesOurs ? fontFaces() : ''}${themeFontFaces(theme, FONTS_PATH)}${themeCss(theme)}`;
  const ownPreloads = own.filter(({ preload }) => preload === true).map(({ file }) => `${FONTS_PATH}${file}`);
  return { loader, preloadFonts: [...(usesOurs ? PRELOADED_FONTS : []), ...ownPreloads], themeCss: css };
}

/** Returns the same files at another place: under a path, at the origin of a content delivery network, or both. */
function moveAssets(assets: EngineAssets, place: string): EngineAssets {
  const move = (url: string) => `${place}${url}`;
  const scripts = Object.entries(assets.scripts ?? {}).map(([name, urls]) => [name, urls.map(move)]);
  return {
    loader: move(assets.loader),
    scripts: Object.fromEntries(scripts),
    preloadFonts: assets.preloadFonts.map(move),
    themeCss: assets.themeCss.replaceAll('url(/assets/', `url(${place}/assets/`),
  };
}

/** The scripts that the loader finds without a table; see `client/standardModules.ts`. */
const DIRECT: ReadonlySet<string> = new Set(['offer.enhance']);

/** Scripts that stand in the file of another module; see `client/wallScripts.ts`. */
const WITHIN: Readonly<Record<string, string>> = { 'paywall.enhance': 'wallScripts' };

/** Returns the table that the loader must fetch to find a script; see `client/rareScripts.ts` and `islandScripts.ts`. */
function findTable(name: string): 'islandScripts' | 'rareScripts' | undefined {
  if (name.endsWith('.island')) return 'islandScripts';
  return name.endsWith('.enhance') && !DIRECT.has(name) ? 'rareScripts' : undefined;
}

function withTables(scripts: Readonly<Record<string, readonly string[]>>): typeof scripts {
  const completed = Object.entries(scripts).map(([name, urls]) => {
    const table = scripts[findTable(name) ?? ''] ?? [];
    return [name, [...new Set([...urls, ...table])]] as const;
  });
  const within = Object.entries(WITHIN).map(([name, file]) => [name, scripts[file] ?? []] as const);
  return Object.fromEntries([...completed, ...within]);
}

export interface AssetOptions extends Pick<Config, 'theme' | 'assetOrigin' | 'basePath'> {
  /** The source file of the loader, relative to `packages/site`. Default: the newspaper's own. */
  readonly entry?: string;
}

/**
 * Reads the URLs of the loader and its scripts from the output of `vite build`.
 *
 * @throws Error when there is no build
 */
export function readAssets(
  clientDir: string,
  { theme, assetOrigin = '', basePath, entry = ENTRY }: AssetOptions,
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
  const place = assetOrigin + basePath;
  return place === '' ? assets : moveAssets(assets, place);
}
