/**
 * Tells the engine what the answers of content sources are made from: the archive of the embedded platform, and what the
 * site does to answers before anybody sees them. While that is the same, no answer is loaded again.
 */
import { hash } from 'node:crypto';
import type { EngineOptions } from '@broadsheet/engine';
import type { Platform } from '@broadsheet/platform';
import type { ContentSources } from '@broadsheet/sdk-content/server';
import type { Config } from '../config/readConfig.ts';
import type { Publication } from './readPublication.ts';

export interface ArchiveVersionsOptions {
  readonly config: Pick<Config, 'platformOrigin'>;
  readonly platform: Pick<Platform, 'archiveVersion'>;
  readonly publication: () => Publication;
  readonly sources: Pick<ContentSources, 'list' | 'clear'>;
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

/**
 * Creates the function that `EngineOptions.archiveVersion` describes. A hosted platform does not say what it has stored, so
 * no source has a version there. What requests share is forgotten when the archive has changed.
 */
export function createArchiveVersions(
  options: ArchiveVersionsOptions,
): NonNullable<EngineOptions['archiveVersion']> {
  const { config, platform, publication, sources } = options;
  const following = new Set(sources.list().flatMap((source) => (source.followsArchive ? source.name : [])));
  const digest = createDigests();
  let last: string | undefined;
  return async (source) => {
    if (config.platformOrigin !== undefined || !following.has(source)) return undefined;
    const archive = await platform.archiveVersion();
    if (archive !== last) sources.clear();
    last = archive;
    return archive && `${archive} ${digest(publication())}`;
  };
}
