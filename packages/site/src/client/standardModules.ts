/**
 * What the loader can run: the scripts of every block of the workspace, by name. It holds the small ones of most pages; the
 * tables of those that few pages or readers need are files of their own: each name costs every page that has script.
 */
import type { Enhance } from '@broadsheet/block-kit';
import type { LoaderModules } from '@broadsheet/engine/browser';
import { byName } from './moduleName.ts';
import { enhancements, probes } from './smallScripts.ts';

/** On pages that lead to a subscription alone, where a table between would cost a request. */
const doors = byName(
  import.meta.glob<{ readonly enhance: Enhance }>('../../../../blocks/{offer,paywall}/src/*.enhance.ts'),
);

export const standardModules: LoaderModules = {
  islands: (name) => import('./islandScripts.ts').then(({ islandScripts }) => islandScripts[name]?.()),
  probes: (name) => Promise.resolve(probes[name]),
  enhancements: (name) =>
    doors[name]?.() ??
    (name in enhancements
      ? Promise.resolve(enhancements[name])
      : import('./rareScripts.ts').then(({ rareScripts }) => rareScripts[name]?.())),
  clients: () => import('@broadsheet/engine/clients'),
  embeds: () => import('@broadsheet/engine/embeds'),
  stories: () => import('@broadsheet/engine/stories'),
  consent: () => import('@broadsheet/block-kit/consent'),
  runtime: () => import('@broadsheet/engine/runtime'),
};
