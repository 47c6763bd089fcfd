/** Reads what a Ghost post shows in previews of social networks. */
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { imageElement } from '../html/elements.ts';
import type { HtmlContext } from '../html/HtmlContext.ts';
import { resolveUrl } from '../html/resolveUrl.ts';
import type { SocialFields, SocialPreview } from '../storyParts.ts';
import { withPlaceholder } from './postBody.ts';

type Rows = readonly (JsonObject | undefined)[];

function readPreview(rows: Rows, network: 'og' | 'twitter', context: HtmlContext): SocialPreview {
  const find = (name: string): string | undefined =>
    rows.flatMap((row) => textAt(row, `${network}_${name}`) ?? []).find((text) => text.trim() !== '');
  const given = find('image');
  const url = given === undefined ? undefined : resolveUrl(withPlaceholder(given, context.baseUrl), context);
  if (given !== undefined && url === undefined)
    context.onLost(
      `a picture for social networks was left out, as its address cannot be fetched: ${given.slice(0, 200)}`,
    );
  return {
    title: find('title'),
    description: find('description'),
    image: url === undefined ? undefined : imageElement({ url }),
  };
}

/**
 * Reads the previews of a post.
 * @param rows the row of `posts_meta` and the post itself, which has the members before Ghost 3
 */
export function readSocialFields(rows: Rows, context: HtmlContext): SocialFields {
  return { og: readPreview(rows, 'og', context), twitter: readPreview(rows, 'twitter', context) };
}
