import type { ContentClient } from '@broadsheet/sdk-content';
import type { Host } from './Host.ts';

/** The sources already reported, by content client, because many blocks may wait for the same answer. */
const warned = new WeakMap<ContentClient, Set<string>>();

function isFirst(content: ContentClient, source: string): boolean {
  const sources = warned.get(content) ?? new Set();
  warned.set(content, sources);
  return sources.size < sources.add(source).size;
}

/**
 * Warns a developer, once for each source, why a block stays empty. Without it, failed content and a wrong URL look the
 * same: nothing is shown. Production builds leave it out.
 */
export function warnOfSource(
  { content, log }: Pick<Host, 'content' | 'log'>,
  { source, error }: { readonly source: string; readonly error: unknown },
): void {
  if (process.env['NODE_ENV'] === 'production' || !isFirst(content, source)) return;
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.');
  log(
    `The content source "${source}" did not answer: ${reason} Check the address of the content server (apiOrigin), ` +
      'that its ALLOWED_ORIGINS names the origin of this page, and the query of the block.',
  );
}
