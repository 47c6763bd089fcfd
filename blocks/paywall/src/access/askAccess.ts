import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/reader/stored-session';

/**
 * Asks whether the reader may read the rest of the story, in whose name a session is stored, else in nobody's. Where the
 * reader may, the rest is in the page when the answer comes. Nothing of the identity client is fetched for a reader
 * without a session.
 *
 * @throws unknown no answer came
 */
export async function askAccess({ environment, identity, openStory }: ElementContext): Promise<StoryAnswer> {
  if (!hasStoredSession(environment)) return openStory();
  const client = await identity();
  const answer = await openStory(await client.getJwt());
  if (answer.kind !== 'expired') return answer;
  // The service knows the session no longer, though its time is not over: a refresh tells, and ends it if so.
  await client.extendSession().catch(() => undefined);
  const again = await openStory(await client.getJwt());
  return again.kind === 'expired' ? openStory() : again;
}
