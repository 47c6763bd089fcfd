/** Reads what plugins of WordPress show of a story in previews of social networks. */
import { imageElement } from '../html/elements.ts';
import { resolveUrl } from '../html/resolveUrl.ts';
import type { SocialFields, SocialPreview } from '../storyParts.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { findWords, resolveVariables } from './pluginTexts.ts';
import type { PluginContext } from './pluginTexts.ts';
import { toFileKey } from './scanExport.ts';
import type { WordPressLibrary } from './scanExport.ts';
import type { WordPressItem } from './WordPressItem.ts';

/** The fields of the plugins for one network. */
interface Fields {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** The fields with the URL of the picture; `imageIds` have its number in the media library. */
  readonly images: readonly string[];
  readonly imageIds: readonly string[];
}

const OPEN_GRAPH: Fields = {
  titles: [
    '_yoast_wpseo_opengraph-title',
    'rank_math_facebook_title',
    '_aioseo_og_title',
    '_seopress_social_fb_title',
  ],
  descriptions: [
    '_yoast_wpseo_opengraph-description',
    'rank_math_facebook_description',
    '_aioseo_og_description',
    '_seopress_social_fb_desc',
  ],
  images: ['_yoast_wpseo_opengraph-image', 'rank_math_facebook_image', '_seopress_social_fb_img'],
  imageIds: [
    '_yoast_wpseo_opengraph-image-id',
    'rank_math_facebook_image_id',
    '_seopress_social_fb_img_attachment_id',
  ],
};
const TWITTER: Fields = {
  titles: [
    '_yoast_wpseo_twitter-title',
    'rank_math_twitter_title',
    '_aioseo_twitter_title',
    '_seopress_social_twitter_title',
  ],
  descriptions: [
    '_yoast_wpseo_twitter-description',
    'rank_math_twitter_description',
    '_aioseo_twitter_description',
    '_seopress_social_twitter_desc',
  ],
  images: ['_yoast_wpseo_twitter-image', 'rank_math_twitter_image', '_seopress_social_twitter_img'],
  imageIds: [
    '_yoast_wpseo_twitter-image-id',
    'rank_math_twitter_image_id',
    '_seopress_social_twitter_img_attachment_id',
  ],
};

interface SocialContext extends Omit<PluginContext, 'audience'> {
  readonly library: WordPressLibrary;
}

function findImage(
  item: WordPressItem,
  fields: Fields,
  { library, onLost }: SocialContext,
): JsonObject | undefined {
  const find = (names: readonly string[]): string | undefined =>
    names.flatMap((name) => item.meta.get(name) ?? []).find((value) => value.trim() !== '');
  const known = library.images.get(find(fields.imageIds) ?? '');
  if (known !== undefined) return known;
  const given = find(fields.images);
  if (given === undefined) return undefined;
  const url = resolveUrl(given, library);
  if (url !== undefined)
    return library.images.get(library.idsByUrl.get(toFileKey(url)) ?? '') ?? imageElement({ url });
  onLost(
    `a picture for social networks was left out, as its address cannot be fetched: ${given.slice(0, 200)}`,
  );
  return undefined;
}

function readPreview(item: WordPressItem, fields: Fields, context: SocialContext): SocialPreview {
  const texts = { ...context, audience: 'social networks' };
  return {
    title: resolveVariables(findWords(item, fields.titles), item, texts),
    description: resolveVariables(findWords(item, fields.descriptions), item, texts),
    image: findImage(item, fields, context),
  };
}

/** Reports what an old plugin packed into one field, which holds nothing but numbers unless somebody wrote in it. */
function reportPacked({ meta }: WordPressItem, { onLost }: SocialContext): void {
  const packed = meta.get('_aioseop_opengraph_settings') ?? [];
  if (packed.some((value) => /(?:title|desc|customimg)[^;]{0,40};s:[1-9]/.test(value)))
    onLost('what an old plugin packed for social networks was left out');
}

/** Reads the previews of a story; variables of the plugins are resolved, or reported. */
export function readSocialFields(item: WordPressItem, context: SocialContext): SocialFields {
  reportPacked(item, context);
  // Rank Math keeps what stood in the other fields before.
  const isSame = item.meta.get('rank_math_twitter_use_facebook')?.at(-1) === 'on';
  return {
    og: readPreview(item, OPEN_GRAPH, context),
    twitter: isSame ? undefined : readPreview(item, TWITTER, context),
  };
}
