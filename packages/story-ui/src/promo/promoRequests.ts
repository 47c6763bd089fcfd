import type { ContentScope } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { storyFields } from '../card/storyFilter.ts';
import { readChosenImage } from './chosenImage.ts';
import type { ChosenImage } from './chosenImage.ts';
import type { ManualPromoValues, StoryPromoValues } from './PromoValues.ts';

type Scope = Pick<ContentScope, 'site' | 'tokenVersion'>;

interface ItemScope extends Scope {
  /** The name of the block, which separates the caches of blocks. */
  readonly feature: string;
}

/** Returns the image that replaces the item's own; without a URL if no image is shown. */
export function getOverrideImage(values: StoryPromoValues): ChosenImage {
  const { imageOverrideURL, imageOverrideId: id, imageOverrideAuth: auth, imageOverrideAlt: alt } = values;
  return { url: values.showImage ? imageOverrideURL : undefined, id, auth, alt };
}

/** Returns the image of a promo without a story; without a URL if no image is shown. */
export function getManualImage(values: ManualPromoValues): ChosenImage {
  const { imageURL, imageId: id, imageAuth: auth, imageFocalPoint: focalPoint, imageAlt: alt } = values;
  return { url: values.showImage ? imageURL : undefined, id, auth, focalPoint, alt };
}

/** Returns the request for a promo's item, with the fields of the parts that are shown; `undefined` without a source. */
export function itemRequest(
  values: StoryPromoValues,
  { site, tokenVersion, feature }: ItemScope,
): ContentRequest | undefined {
  const { contentService, contentConfigValues } = values.itemContentConfig ?? {};
  if (!contentService) return undefined;
  const { showByline = false, showDate = false } = values;
  const fields = storyFields(
    { site: site.id, tokenVersion },
    {
      overline: values.showOverline,
      description: values.showDescription,
      attribution: showByline || showDate,
      embed: values.playVideoInPlace,
    },
  );
  return {
    source: contentService,
    query: { ...contentConfigValues, feature },
    filter: `{ ${fields} }`,
  };
}

/** Returns the request that signs an image, if it has to be signed. */
export function signingRequests(chosen: ChosenImage, scope: Scope): readonly ContentRequest[] {
  const choice = readChosenImage(chosen, scope);
  return choice.kind === 'unsigned' ? [choice.request] : [];
}
