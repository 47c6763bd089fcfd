import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentSources } from '@broadsheet/sdk-content/server';
import type { Tracing } from './Tracing.ts';

/**
 * Returns content sources whose calls are spans by their names, without the values that they are asked with. An answer that
 * there is nothing, or that it has moved, is an answer and no failure of the source.
 */
export function traceSources(sources: ContentSources, tracing: Tracing | undefined): ContentSources {
  if (tracing === undefined) return sources;
  return {
    ...sources,
    async load(...call) {
      const [{ source }] = call;
      const outcome = await tracing.run('source', { kind: 'internal' }, async (span) => {
        const name = () => {
          span.rename(`source ${source}`);
          span.add({ 'broadsheet.source': source });
        };
        try {
          const answer = await sources.load(...call);
          name();
          return { kind: 'answered', answer } as const;
        } catch (error) {
          const kind = isContentSourceError(error) ? error.failure.kind : 'failed';
          // A name that no source has may be anything that a reader sends.
          if (kind !== 'unknown-source') name();
          if (kind === 'failed') throw error;
          return { kind: 'refused', error } as const;
        }
      });
      if (outcome.kind === 'refused') throw outcome.error;
      return outcome.answer;
    },
  };
}
