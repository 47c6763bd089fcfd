import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { askHostedScript } from './askHostedScript.ts';

interface Question {
  readonly context: ElementContext;
  /** Asks the server of this site, which alone gives what is locked by its rules. */
  readonly askAccess: (context: ElementContext) => Promise<StoryAnswer>;
}

/** Asks the hosted script, and the server as well where it says open: what is locked by this site's own rules is not in the page. */
export async function askHosted(place: HTMLElement, { context, askAccess }: Question): Promise<StoryAnswer> {
  const told = await askHostedScript(place, context);
  return told.kind === 'open' && place.hasAttribute('data-locked') ? askAccess(context) : told;
}
