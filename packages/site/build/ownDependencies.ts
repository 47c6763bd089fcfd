/**
 * Lets a built server find the dependencies of our packages. Its file is in the publisher's folder, from which Node.js may
 * find another version of a package than the one that belongs to ours, or none. Such packages are imported by their paths.
 */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ResolverFactory } from 'rolldown/experimental';
import type { Plugin } from 'vite';
import { outputFolder, publisherFolder } from './surroundings.ts';

const BARE = /^(?:@[^/]+\/)?[^./@\0:][^/:]*/;

/** Returns the real folder of a package, as Node.js finds it from another folder; undefined if it finds none. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

const resolver = new ResolverFactory({ conditionNames: ['node', 'import', 'default'] });

export function ownDependencies(): Plugin {
  return {
    name: 'broadsheet:own-dependencies',
    enforce: 'pre',
    resolveId(id, importer) {
      if (publisherFolder === undefined || this.environment.name !== 'ssr' || importer === undefined)
        return null;
      const name = BARE.exec(id)?.[0];
      if (name === undefined || name.startsWith('@broadsheet/') || name.startsWith('node:')) return null;
      const needed = findPackage(name, dirname(importer));
      if (needed === undefined || needed === findPackage(name, outputFolder('server'))) return null;
      const { path } = resolver.sync(dirname(importer), id);
      // Written relative to the built file, so that the publisher's folder can be moved.
      return path === undefined ? null : { id: path, external: true };
    },
  };
}
