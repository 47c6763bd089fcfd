import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config/readConfig.ts';

/** The settings that a page shows and no site property says. */
const SHOWN = [
  'siteOrigin',
  'basePath',
  'environment',
  'siteId',
  'imageHosts',
  'platformOrigin',
  'sandbox',
  'tokenVersion',
] as const;

/** Lists the built files of a folder: the names of chunks change with what is in them. */
function listProgram(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => {
    const file = join(parentPath, name);
    return `${basename(parentPath)}/${name} ${/-[\w-]{8}\.js(\.map)?$/.test(name) ? '' : hash('sha256', readFileSync(file))}`;
  });
}

/** What package managers write about the packages that are installed. */
const INSTALLED = [
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
];

/** Returns what is known of installed packages in the folders above: the built program loads some of them. */
function readInstalled(folder: string): readonly string[] {
  const found = INSTALLED.map((name) => join(folder, name)).filter((file) => existsSync(file));
  const above = dirname(folder);
  const own = found.map((file) => hash('sha256', readFileSync(file)));
  return above === folder ? own : [...own, ...readInstalled(above)];
}

/**
 * Returns a text that identifies the built program and its settings, for pages that other versions of it must not send.
 *
 * @param serverDir the folder of the built server
 * @param secret signs the addresses of pictures
 * @returns undefined: the program was not built, so nobody knows which one it is
 */
export function readRelease(
  serverDir: string,
  { config, secret }: { readonly config: Config; readonly secret: string },
): string | undefined {
  if (!existsSync(serverDir)) return undefined;
  const settings = SHOWN.map((name) => config[name]);
  const phrases = config.phrasesFile === undefined ? '' : readFileSync(config.phrasesFile, 'utf8');
  const parts = [
    process.version,
    listProgram(serverDir).toSorted(),
    readInstalled(serverDir),
    settings,
    phrases,
    hash('sha256', secret),
  ];
  return hash('sha256', JSON.stringify(parts));
}
