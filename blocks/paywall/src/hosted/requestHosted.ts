import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { requestHostedScript } from './requestHostedScript.ts';

interface Question {
  readonly context: ElementContext;
  /** Asks this site's server, which alone returns stories locked by its own rules. */
  readonly requestAccess: (context: ElementContext) => Promise<StoryAnswer>;
}

/**
 * Asks the hosted script, and if it says open also the server, because a story locked by this site's own rules is not whole
 * in the page.
 */
export async function requestHosted(
  place: HTMLElement,
  { context, requestAccess }: Question,
): Promise<StoryAnswer> {
  const answer = await requestHostedScript(place, context);
  return answer.kind === 'open' && place.hasAttribute('data-locked') ? requestAccess(context) : answer;
}
