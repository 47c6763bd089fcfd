import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentSources } from '@broadsheet/sdk-content/server';
import type { SiteMetrics } from './createSiteMetrics.ts';

/**
 * Returns content sources whose calls are measured by their names. An answer that there is nothing, or that it has moved, is
 * an answer: sources are asked for the address of each story whether it may be theirs.
 */
export function measureSources(sources: ContentSources, metrics: SiteMetrics | undefined): ContentSources {
  if (metrics === undefined) return sources;
  return {
    ...sources,
    async load(...call) {
      const startedAt = performance.now();
      const [{ source }] = call;
      const end = (outcome: 'ok' | 'failed'): void =>
        metrics.sources.observe((performance.now() - startedAt) / 1000, { source, outcome });
      try {
        const answer = await sources.load(...call);
        end('ok');
        return answer;
      } catch (error) {
        // Without a source of this name none was called.
        const kind = isContentSourceError(error) ? error.failure.kind : 'failed';
        if (kind !== 'unknown-source') end(kind === 'failed' ? 'failed' : 'ok');
        throw error;
      }
    },
  };
}
