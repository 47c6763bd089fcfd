import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/reader/stored-session';

/**
 * Asks whether the reader may read the rest of the story, in whose name a session is stored, else in nobody's. Where the
 * reader may, the rest is in the page when the answer comes. Nothing of the identity client is fetched for a reader
 * without a session.
 *
 * @throws unknown no answer came
 */
export function askAccess(context: ElementContext): Promise<StoryAnswer> {
  return hasStoredSession(context.environment)
    ? import('./askAsReader.ts').then((module) => module.askAsReader(context))
    : context.openStory();
}
