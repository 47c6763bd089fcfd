import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/identity-ui/stored-session';

/**
 * Asks whether the reader may read the rest of the story: as the reader whose session is stored, else anonymously. If so,
 * the rest is in the page when the promise resolves. The identity client is not fetched for readers without a session.
 *
 * @throws unknown when there was no answer
 */
export function requestAccess(context: ElementContext): Promise<StoryAnswer> {
  return hasStoredSession(context.environment)
    ? import('./requestAsReader.ts').then((module) => module.requestAsReader(context))
    : context.openStory();
}
