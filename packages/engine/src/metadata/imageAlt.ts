import { plainLine, plainText } from '@broadsheet/sdk-content';
import { authorPortrait } from './authorPortrait.ts';
import { previewImage } from './itemImage.ts';
import { pageTitles } from './pageTitles.ts';
import type { PageFacts } from './readPage.ts';
import type { Network } from './SocialImages.ts';

/** Returns the alternative text of a page's social image; `undefined` if there is none. */
export function imageAlt(facts: PageFacts, network: Network): string | undefined {
  const { subject, meta, siteName } = facts;
  const written = meta(`${network}:image:alt`) ?? meta('og:image:alt') ?? meta('twitter:image:alt');
  if (written !== undefined) return written;
  switch (subject.kind) {
    case 'article':
    case 'video':
    case 'gallery': {
      const preview = previewImage(subject.story, network);
      // The words of another picture would describe what is not there.
      if (preview !== undefined) return plainLine(preview.alt_text) ?? plainText(preview.caption);
      const { basic, lead_art: lead } = subject.story.promo_items ?? {};
      return (
        plainLine(basic?.alt_text) ??
        plainText(basic?.caption) ??
        plainLine(lead?.alt_text) ??
        plainText(lead?.caption)
      );
    }
    case 'author': {
      const { byline, name } = subject.author;
      const own = plainLine(authorPortrait(subject.author)?.alt_text) ?? plainLine(byline) ?? plainLine(name);
      return own ?? (siteName || undefined);
    }
    case 'tag':
    case 'section':
      return pageTitles(facts).social?.[network];
    case 'homepage':
      return siteName || undefined;
    case 'search':
    case 'nativo-clp':
    case 'queryly-search':
    case 'other':
      return undefined;
  }
}
