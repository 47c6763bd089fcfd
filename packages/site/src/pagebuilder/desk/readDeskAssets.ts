import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../assets/readManifest.ts';

/** Below which the files of the builder are served. */
export const DESK_ASSETS_PATH = '/pagebuilder/assets/';

const ENTRY = 'src/pagebuilder/desk/main.tsx';

/** URL paths of the builder's script. */
export interface DeskAssets {
  readonly script: string;
  /** What it imports at once. */
  readonly preloads: readonly string[];
  /** Folder of the built files. */
  readonly dir: string;
}

/**
 * Finds the page builder in what `vite build` wrote.
 *
 * @throws Error there is no build
 */
export function readDeskAssets(buildDir: string): DeskAssets {
  const json: unknown = JSON.parse(readFileSync(join(buildDir, '.vite/manifest.json'), 'utf8'));
  const manifest = readManifest(json);
  const file = manifest.fileOf(ENTRY);
  if (file === undefined)
    throw new Error(
      `The build in ${buildDir} has no "${ENTRY}". Run "npm start", which builds what is missing.`,
    );
  const toUrl = (path: string) => `/pagebuilder${path}`;
  const needed = Object.values(manifest.scripts('')).find((files) => files[0] === file) ?? [file];
  return {
    script: toUrl(file),
    preloads: needed.filter((each) => each !== file).map(toUrl),
    dir: join(buildDir, 'assets'),
  };
}

/** The builder straight from its source, for a server that compiles what it serves. */
export const deskFromSource = (dir: string): DeskAssets => ({ script: `/${ENTRY}`, preloads: [], dir });
