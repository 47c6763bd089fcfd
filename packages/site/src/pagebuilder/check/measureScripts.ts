/** Measures the script of a block in the output of the build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Block } from '@broadsheet/block-kit';
import type { EngineAssets } from '@broadsheet/engine';
import type { ScriptFile } from '@broadsheet/page-lint';

const ASSETS = '/assets/';

/**
 * Returns the names of the scripts that a page needs for an active block, in addition to the loader and the small scripts
 * in it.
 */
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
    // A missing file counts as 0 bytes, for example during a build.
    return 0;
  }
}

/** Returns a function that lists the files of a block; each is read once. @param dir the folder of the built assets */
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
