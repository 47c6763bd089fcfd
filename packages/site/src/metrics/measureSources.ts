import type { ContentSources } from '@broadsheet/sdk-content/server';
import type { SiteMetrics } from './createSiteMetrics.ts';

/** Returns content sources whose calls are measured by their names. */
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
        end('failed');
        throw error;
      }
    },
  };
}
