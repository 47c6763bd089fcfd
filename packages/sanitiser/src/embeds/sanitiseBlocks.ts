import { applyPolicy } from '../policy/applyPolicy.ts';
import type { Policy } from '../policy/Policy.ts';
import { frameEmbedMarkup } from './embedMarkup.ts';
import type { EmbedOptions } from './EmbedOptions.ts';
import { hasScript, isolateScripts } from './isolateScripts.ts';

/** HTML with its embeds as figures: those of known providers as frames, scripts of its own apart from the page. */
export function sanitiseBlocks(html: string, policy: Policy, options: EmbedOptions): string {
  const framed = frameEmbedMarkup(html.replaceAll('\0', ''));
  const clean = applyPolicy(framed, policy);
  if (!hasScript(framed)) return clean;
  // The second pass gives the figure the form in which it holds still.
  return applyPolicy(isolateScripts(html.replaceAll('\0', ''), clean, options), policy);
}
