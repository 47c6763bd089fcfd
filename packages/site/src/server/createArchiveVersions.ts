/**
 * Tells the engine what the answers of content sources are made from: the archive of the embedded platform, and what the
 * site does to answers before anybody sees them. While that is the same, no answer is loaded again.
 */
import { hash } from 'node:crypto';
import type { EngineOptions } from '@broadsheet/engine';
import type { ChangeWatch } from '@broadsheet/platform';
import type { ContentSources } from '@broadsheet/sdk-content/server';
import type { Config } from '../config/readConfig.ts';
import type { Publication } from './readPublication.ts';

export interface ArchiveVersionsOptions {
  readonly config: Pick<Config, 'platformOrigin'>;
  readonly watch: Pick<ChangeWatch, 'catchUp'>;
  readonly publication: () => Publication;
  readonly sources: Pick<ContentSources, 'list'>;
}

/** Digests the settings by which answers are cut and cleaned, once for each publication. */
function createDigests(): (publication: Publication) => string {
  const known = new WeakMap<Publication, string>();
  return (publication) => {
    let digest = known.get(publication);
    if (digest === undefined) {
      const { site, paywallRules } = publication;
      digest = hash('sha256', JSON.stringify([site.embeds, paywallRules]), 'base64');
      known.set(publication, digest);
    }
    return digest;
  };
}

/** Milliseconds for which what was heard of changes counts as known, where no notification can arrive. */
const KNOWN_MS = 1_000;

/**
 * Creates the function that `EngineOptions.archiveVersion` describes. What has changed in the archive is told by
 * `EngineOptions.changes`; so it is enough to know that nothing was missed, and by which rules answers are made public. A
 * hosted platform does not say what it has stored, so no source has a version there.
 */
export function createArchiveVersions(
  options: ArchiveVersionsOptions,
): NonNullable<EngineOptions['archiveVersion']> {
  const { config, watch, publication, sources } = options;
  const following = new Set(sources.list().flatMap((source) => (source.followsArchive ? source.name : [])));
  const digest = createDigests();
  return async (source) => {
    if (config.platformOrigin !== undefined || !following.has(source)) return undefined;
    return (await watch.catchUp(KNOWN_MS)) ? digest(publication()) : undefined;
  };
}
