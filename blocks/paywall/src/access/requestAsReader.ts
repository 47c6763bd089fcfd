import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';

/**
 * Asks as the reader whose session is stored. A session that the service rejects before its expiry is refreshed; if that
 * does not help, the question is asked anonymously.
 *
 * @throws unknown when there was no answer
 */
export async function requestAsReader({ identity, openStory }: ElementContext): Promise<StoryAnswer> {
  const client = await identity();
  const answer = await openStory(await client.getJwt());
  if (answer.kind !== 'expired') return answer;
  await client.extendSession().catch(() => undefined);
  const again = await openStory(await client.getJwt());
  return again.kind === 'expired' ? openStory() : again;
}
