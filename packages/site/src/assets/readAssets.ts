import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineAssets } from '@broadsheet/engine';
import { broadside, paper, themeCss } from '@broadsheet/ui';
import type { Config } from '../config/readConfig.ts';
import { fontFaces, PRELOADED_FONTS } from './fontFaces.ts';
import { readManifest } from './readManifest.ts';

const ENTRY = 'src/client/loader.ts';

/** The style sheet and fonts of a theme, around a loader address. */
export function assetsFor(theme: Config['theme'], loader: string): EngineAssets {
  const css = `${fontFaces()}${themeCss(theme === 'paper' ? paper : broadside)}`;
  return { loader, preloadFonts: PRELOADED_FONTS, themeCss: css };
}

/**
 * Finds the loader in what `vite build` wrote.
 *
 * @param entry source of the loader, below `packages/site`
 * @throws Error there is no build
 */
export function readAssets(clientDir: string, theme: Config['theme'], entry = ENTRY): EngineAssets {
  const json: unknown = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const manifest = readManifest(json);
  const loader = manifest.fileOf(entry);
  if (loader === undefined) {
    throw new Error(
      `The build in ${clientDir} has no "${entry}". Run "npm start", which builds what is missing.`,
    );
  }
  return { ...assetsFor(theme, loader), scripts: manifest.scripts(entry) };
}
