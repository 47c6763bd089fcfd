/**
 * The newspaper that this build is of: that of this repository, which defines nothing of its own. In a build of a folder
 * with a `broadsheet.config` file, `build/siteModules.ts` writes this module from it.
 */
import { defineSite } from './defineSite.ts';
import type { SiteDefinition } from './defineSite.ts';

export const publisherSite: SiteDefinition = defineSite({
  // Its name, languages and redirects are documents in `fixtures/`, its settings are environment variables.
});

/**
 * The folder of the newspaper, relative to the folder of the built server, which is `packages/site/dist/server` here and
 * `dist/server` in a publisher's folder.
 */
export const HOME_FROM_SERVER: string = '../../../..';
