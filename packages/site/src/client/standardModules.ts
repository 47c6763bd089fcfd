/**
 * The scripts of every block of the workspace by name, for the loader. The small ones that most pages use are in the
 * loader's file. The tables of scripts that few pages or readers need are files of their own, because every name costs
 * every page that has script.
 */
import type { LoaderModules } from '@broadsheet/engine/browser';
import { directScripts, enhancements, probes } from './smallScripts.ts';

export const standardModules: LoaderModules = {
  islands: (name) => import('./islandScripts.ts').then(({ islandScripts }) => islandScripts[name]?.()),
  async probes(name) {
    const probe = probes[name];
    return probe && { probe };
  },
  async enhancements(name) {
    const enhance =
      enhancements[name] ?? (name === 'paywall' ? (await import('./wallScripts.ts')).walls[name] : undefined);
    return enhance
      ? { enhance }
      : (directScripts[name] ?? (await import('./rareScripts.ts')).rareScripts[name])?.();
  },
  clients: () => import('@broadsheet/engine/clients'),
  embeds: () => import('@broadsheet/engine/embeds'),
  stories: () => import('./wallScripts.ts'),
  consent: () => import('@broadsheet/block-kit/consent'),
  runtime: () => import('@broadsheet/engine/runtime'),
};
