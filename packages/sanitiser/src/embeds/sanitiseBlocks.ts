import { applyPolicy } from '../policy/applyPolicy.ts';
import type { Policy } from '../policy/Policy.ts';
import { frameEmbedMarkup } from './embedMarkup.ts';
import type { EmbedOptions } from './EmbedOptions.ts';
import { hasScript, isolateScripts } from './isolateScripts.ts';

/**
 * Sanitises HTML and replaces its embeds by figures: known providers' frames, and other HTML with scripts, to be isolated.
 */
export function sanitiseBlocks(html: string, policy: Policy, options: EmbedOptions): string {
  const framed = frameEmbedMarkup(html.replaceAll('\0', ''));
  const clean = applyPolicy(framed, policy);
  if (!hasScript(framed)) return clean;
  // The second pass normalises the figure, so that sanitising it again changes nothing.
  return applyPolicy(isolateScripts(html.replaceAll('\0', ''), clean, options), policy);
}
