import type { ContentEntry } from '@broadsheet/sdk-content';
import type { Host } from './Host.ts';
import { warnOfSource } from './warnOfSource.ts';

/** The sources already reported. */
const warned = new Set<string>();

interface Read {
  readonly source: string;
  readonly entry: ContentEntry | undefined;
}

/**
 * Warns a developer, once for each source, why the markup of a server lacks what a block shows. The engine fetches all content
 * before it renders. Production builds leave it out.
 */
export function warnOfEmptyServer(
  { content, log, handlesLazyLoad }: Pick<Host, 'content' | 'log' | 'handlesLazyLoad'>,
  { source, entry }: Read,
): void {
  if (process.env['NODE_ENV'] === 'production' || typeof window !== 'undefined' || handlesLazyLoad) return;
  if (entry?.status === 'failed') return warnOfSource({ content, log }, { source, error: entry.error });
  if (entry?.status !== 'missing' || warned.has(source)) return;
  warned.add(source);
  log(
    `A block reads the content source "${source}", which nobody has fetched on this server, so browsers fetch it and the markup lacks it. ` +
      'Fetch it by loadAnswers, and give its result to <Broadsheet> as `answers`.',
  );
}
