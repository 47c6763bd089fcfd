/** What the script of a block weighs, as the build has made it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Block } from '@broadsheet/block-kit';
import type { EngineAssets } from '@broadsheet/engine';
import type { ScriptFile } from '@broadsheet/page-check';

const ASSETS = '/assets/';

/** What a page needs when the block is awake, besides the loader and the small scripts that stand in it. */
function scriptNames({ hydrate }: Block): readonly string[] {
  switch (hydrate.mode) {
    case 'never':
      return [];
    case 'enhance':
      return [`${hydrate.name}.enhance`];
    case 'island':
      return ['runtime', `${hydrate.name}.island`];
  }
}

function readBytes(dir: string, url: string): number {
  const at = url.indexOf(ASSETS);
  if (at === -1) return 0;
  try {
    return gzipSync(readFileSync(join(dir, url.slice(at + ASSETS.length)))).byteLength;
  } catch {
    // A file that is not there, as while the site is being built, weighs nothing.
    return 0;
  }
}

/** Makes the function that tells the files of a block; each is read once. @param dir folder of the built assets */
export function measureScripts(
  dir: string,
  assets: () => Pick<EngineAssets, 'scripts'>,
): (block: Block) => readonly ScriptFile[] {
  const known = new Map<string, number>();
  function bytesOf(url: string): number {
    const bytes = known.get(url) ?? readBytes(dir, url);
    known.set(url, bytes);
    return bytes;
  }
  return (block) =>
    scriptNames(block)
      .flatMap((name) => assets().scripts?.[name] ?? [])
      .map((url) => ({ url, bytes: bytesOf(url) }));
}
