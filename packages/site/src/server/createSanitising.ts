import type { EngineOptions } from '@broadsheet/engine';
import { sanitiseContent, sanitiseInline, sanitiseRawHtml } from '@broadsheet/sanitiser';
import type { SiteProperties } from '@broadsheet/sdk-content';

/** The one HTML policy, with the embeds that the site allows now: for content, and for what editors write into pages. */
export function createSanitising(
  site: () => Pick<SiteProperties, 'embeds'>,
): Pick<EngineOptions, 'sanitise' | 'sanitiseHtml'> {
  return {
    sanitise: (answer) => sanitiseContent(answer, site().embeds),
    sanitiseHtml: (html, { inline }) =>
      inline ? sanitiseInline(html, { links: true }) : sanitiseRawHtml(html, site().embeds),
  };
}
