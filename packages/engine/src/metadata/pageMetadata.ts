import { canonicalAddress } from './canonicalAddress.ts';
import { structuredDataOf } from './json-ld/structuredData.ts';
import type { MetadataInput } from './MetadataInput.ts';
import { metaTags } from './metaTags.ts';
import type { HeadTag, PageMetadata } from './HeadTag.ts';
import { pageTitles } from './pageTitles.ts';
import { readPage } from './readPage.ts';

/**
 * Title, tags and structured data of a page (block-contracts 5.2). Page meta comes before content. Texts are plain
 * lines and addresses absolute; what cannot be made absolute is left out.
 */
export function pageMetadata(input: MetadataInput): PageMetadata {
  const facts = readPage(input);
  const { title, social } = pageTitles(facts);
  const canonical = canonicalAddress(facts);
  const links: readonly HeadTag[] =
    canonical === undefined ? [] : [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } }];
  return {
    title,
    tags: [...metaTags(facts, social), ...links],
    canonical,
    jsonLd: structuredDataOf(facts, canonical),
  };
}
