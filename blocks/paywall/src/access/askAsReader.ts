import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';

/**
 * Asks in the name of the reader whose session is stored. One that the service knows no longer, though its time is not
 * over, is refreshed, which ends it if nothing else helps; then nobody asks.
 *
 * @throws unknown no answer came
 */
export async function askAsReader({ identity, openStory }: ElementContext): Promise<StoryAnswer> {
  const client = await identity();
  const answer = await openStory(await client.getJwt());
  if (answer.kind !== 'expired') return answer;
  await client.extendSession().catch(() => undefined);
  const again = await openStory(await client.getJwt());
  return again.kind === 'expired' ? openStory() : again;
}
