/** Where a build takes place: the folder of this package, the publisher's folder, and how our packages are found. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

/** The absolute folder of `@broadsheet/site`; this file is in a folder of it, also when it is bundled into another one. */
export const siteDir = resolve(import.meta.dirname, '..');

/** Whether the site is a package of its workspace, where packages are read from their sources; else it was installed. */
export const isInWorkspace = existsSync(join(siteDir, '../../blocks/alert-bar/src'));

/** The publisher's absolute folder; undefined in a build of the newspaper of the repository. */
export const publisherFolder: string | undefined = process.env['BROADSHEET_FOLDER'] || undefined;

/** Returns the absolute folder of a half of the build. */
export const outputFolder = (half: 'client' | 'server' | 'pagebuilder'): string =>
  join(publisherFolder ?? siteDir, 'dist', half);

/** How packages of ours are found: in the workspace as their sources, else as they are published. */
export const conditions: string[] = [
  ...(isInWorkspace ? ['@broadsheet/source'] : []),
  'module',
  'browser',
  'development|production',
];
