import type { Block } from '@broadsheet/block-kit';
import type { DependencyName } from '../cache/Dependencies.ts';
import { createChunk, packChunks, getChunksSize } from '../chunks/Chunk.ts';
import { ENHANCED } from '../islands/wireFormat.ts';
import { scriptJson } from '../islands/scriptJson.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import type { Fragment, FragmentRequest, IslandEntry, Rendered } from './Fragment.ts';
import { markAreas } from './previewMarks.ts';
import { cutAtSlots } from './Slot.tsx';

/** Matches the markup of a block that renders nothing, also on the page of a locked story. */
const NOTHING = /^(?:<bs-locked [^>]*><\/bs-locked>)?$/;

/** Matches embeds that the loader replaces by frames. */
const EMBED = /\sdata-embed-(?:src|html)="/;

/** Returns the scripts that are loaded with the page, without those that wait for an interaction. */
function scriptsAtLoad({ hydrate }: Block): readonly string[] {
  switch (hydrate.mode) {
    case 'never':
      return [];
    case 'enhance':
      return hydrate.when === undefined ? ['enhancements', `${hydrate.name}.enhance`] : [];
    case 'island':
      if (hydrate.probe !== undefined) return ['enhancements'];
      return hydrate.when === 'load' ? ['runtime', `${hydrate.name}.island`] : [];
  }
}

/** Returns the scripts that the block's markup, and that of the blocks it brings, loads with the page. */
function getScripts(html: string, { block, brought }: BlockInstance): readonly string[] {
  if (NOTHING.test(html)) return [];
  const placed = [...brought.values()].filter(
    (each) =>
      each.block.hydrate.mode === 'enhance' && html.includes(`data-enhance="${each.block.hydrate.name}"`),
  );
  return [block, ...placed.map((each) => each.block)].flatMap(scriptsAtLoad);
}

function islandEntry({ id, data }: Rendered['islands'][number]): IslandEntry {
  return {
    id,
    entry: createChunk(`${scriptJson(id)}:${scriptJson(data)}`),
    content: data.content ?? [],
  };
}

/** Cuts, encodes and hashes a rendered block, so that nothing of this is repeated when the fragment is used again. */
export function toFragment(
  { html, styles, islands }: Rendered,
  { instance, scope, areas }: FragmentRequest,
  dependencies: readonly DependencyName[],
): Fragment {
  const markup = scope.isAdmin ? markAreas(html) : html;
  const hasSlots = instance.children.length > 0 || areas !== undefined;
  const { texts, slots } = hasSlots
    ? cutAtSlots(markup, { keepsElements: instance.block.hydrate.mode === 'island' })
    : { texts: [markup], slots: [] };
  return {
    chunks: texts.map(createChunk),
    slots,
    styles,
    islands: islands.map(islandEntry),
    scripts: getScripts(html, instance),
    needsLoader: html.includes(`<${ENHANCED} `) || EMBED.test(html),
    dependencies,
  };
}

/** Returns the same fragment with buffers of its own. */
export function packFragment(fragment: Fragment): Fragment {
  const packed = packChunks([...fragment.chunks, ...fragment.islands.map(({ entry }) => entry)]);
  const chunks = packed.slice(0, fragment.chunks.length);
  const entries = packed.slice(fragment.chunks.length);
  const islands = fragment.islands.map((island, index) => ({
    ...island,
    entry: entries[index] ?? island.entry,
  }));
  return { ...fragment, chunks, islands };
}

/** The approximate size of a fragment without its markup, in bytes. */
const OVERHEAD = 500;

/** Returns the size of a fragment in bytes, without its style rules, which all fragments share. */
export function getFragmentSize({ chunks, islands }: Fragment): number {
  return OVERHEAD + getChunksSize(chunks) + getChunksSize(islands.map(({ entry }) => entry));
}
