import type { Block } from '@broadsheet/block-kit';
import type { DependencyName } from '../cache/Dependencies.ts';
import { createChunk, packChunks, sizeOf } from '../chunks/Chunk.ts';
import { ENHANCED } from '../islands/wireFormat.ts';
import { scriptJson } from '../islands/scriptJson.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';
import type { Fragment, FragmentRequest, IslandEntry, Rendered } from './Fragment.ts';
import { markAreas } from './previewMarks.ts';
import { cutAtSlots } from './Slot.tsx';

/** What a block leaves that renders nothing, on the page of a locked story as well. */
const NOTHING = /^(?:<bs-locked [^>]*><\/bs-locked>)?$/;

/** Markup of embeds that the loader turns into frames. */
const EMBED = /\sdata-embed-(?:src|html)="/;

/** What waits for the reader is not among them. */
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

/** What its markup asks for as soon as the page is there, of the block and of those that it brings. */
function scriptsOf(html: string, { block, brought }: BlockInstance): readonly string[] {
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

/** A rendered block, cut, encoded and hashed, so that nothing of this is left to do when it is used again. */
export function toFragment(
  { html, styles, islands }: Rendered,
  { instance, scope, areas }: FragmentRequest,
  dependencies: readonly DependencyName[],
): Fragment {
  const markup = scope.isAdmin ? markAreas(html) : html;
  const hasSlots = instance.children.length > 0 || areas !== undefined;
  const { texts, slots } = hasSlots
    ? cutAtSlots(markup, instance.block.hydrate.mode === 'island')
    : { texts: [markup], slots: [] };
  return {
    chunks: texts.map(createChunk),
    slots,
    styles,
    islands: islands.map(islandEntry),
    scripts: scriptsOf(html, instance),
    needsLoader: html.includes(`<${ENHANCED} `) || EMBED.test(html),
    dependencies,
  };
}

/** The same fragment in memory of its own. */
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

/** What a fragment takes besides its bytes, roughly. */
const OVERHEAD = 500;

/** Bytes. Style rules are shared by all fragments and not counted. */
export function getFragmentSize({ chunks, islands }: Fragment): number {
  return OVERHEAD + sizeOf(chunks) + sizeOf(islands.map(({ entry }) => entry));
}
