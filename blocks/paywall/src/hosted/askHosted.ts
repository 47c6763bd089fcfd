import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { askHostedScript } from './askHostedScript.ts';

interface Question {
  readonly context: ElementContext;
  /** Asks this site's server, which alone returns stories locked by its own rules. */
  readonly askAccess: (context: ElementContext) => Promise<StoryAnswer>;
}

/**
 * Asks the hosted script, and if it says open also the server, because a story locked by this site's own rules is not whole
 * in the page.
 */
export async function askHosted(place: HTMLElement, { context, askAccess }: Question): Promise<StoryAnswer> {
  const told = await askHostedScript(place, context);
  return told.kind === 'open' && place.hasAttribute('data-locked') ? askAccess(context) : told;
}
