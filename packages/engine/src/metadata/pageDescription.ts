import { plainText } from '@broadsheet/sdk-content';
import type { PageFacts } from './readPage.ts';

/** Returns the description for page types that have one: from the page meta, else from the content. */
export function pageDescription({ subject, meta }: PageFacts): string | undefined {
  switch (subject.kind) {
    case 'article':
    case 'video':
    case 'gallery':
      return (
        meta('description') ??
        plainText(subject.story.description?.meta_description) ??
        plainText(subject.story.description?.basic)
      );
    case 'author':
      return meta('description') ?? plainText(subject.author.bio);
    case 'tag':
      return meta('description') ?? plainText(subject.tag.description);
    case 'section':
      return meta('description') ?? plainText(subject.section.metadata?.metadata_description);
    case 'search':
    case 'homepage':
    case 'nativo-clp':
    case 'queryly-search':
    case 'other':
      return undefined;
  }
}
