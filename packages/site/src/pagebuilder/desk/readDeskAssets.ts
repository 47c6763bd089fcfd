import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../assets/readManifest.ts';

/** The path below which the builder's files are served. */
export const DESK_ASSETS_PATH = '/pagebuilder/assets/';

const ENTRY = 'src/pagebuilder/desk/main.tsx';

/** The URL paths of the builder's script. */
export interface DeskAssets {
  readonly script: string;
  /** The modules that the script imports statically. */
  readonly preloads: readonly string[];
  /** The folder of the built files. */
  readonly dir: string;
}

/** Reads the page builder's URLs from the output of `vite build`. @throws Error when there is no build */
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

/** Returns the builder's source files, for the development server, which compiles them. */
export const deskFromSource = (dir: string): DeskAssets => ({ script: `/${ENTRY}`, preloads: [], dir });
