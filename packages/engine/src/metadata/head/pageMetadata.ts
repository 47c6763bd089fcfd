import { canonicalUrl } from '../canonicalUrl.ts';
import { toStructuredData } from '../json-ld/structuredData.ts';
import type { MetadataInput } from '../MetadataInput.ts';
import { pageTitles } from '../pageTitles.ts';
import { readPage } from '../readPage.ts';
import type { HeadTag, PageMetadata } from './HeadTag.ts';
import { alternateLinks } from './alternateLinks.ts';
import { metaTags } from './metaTags.ts';

/**
 * Returns the title, tags and structured data of a page. Page meta takes precedence over content. Texts are plain lines, and
 * URLs are absolute; a URL that cannot be made absolute is left out.
 */
export function pageMetadata(input: MetadataInput): PageMetadata {
  const facts = readPage(input);
  const { title, social } = pageTitles(facts);
  const canonical = canonicalUrl(facts);
  const links: readonly HeadTag[] =
    canonical === undefined ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } }];
  return {
    title,
    tags: [...metaTags(facts, social), ...alternateLinks(facts, canonical), ...links],
    canonical,
    jsonLd: toStructuredData(facts, canonical),
  };
}
