import type { ContentScope } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { storyFields } from '../card/storyFilter.ts';
import { readChosenImage } from './chosenImage.ts';
import type { ChosenImage } from './chosenImage.ts';
import type { ManualPromoValues, StoryPromoValues } from './PromoValues.ts';

type Scope = Pick<ContentScope, 'site' | 'tokenVersion'>;

interface ItemScope extends Scope {
  /** The block's name, which keeps the caches of blocks apart. */
  readonly feature: string;
}

/** The image that stands in for the item's own; none where no image is shown. */
export function getOverrideImage(values: StoryPromoValues): ChosenImage {
  const { imageOverrideURL, imageOverrideId: id, imageOverrideAuth: auth } = values;
  return { url: values.showImage ? imageOverrideURL : undefined, id, auth };
}

/** The image that an editor chose for a promo without a story; none where no image is shown. */
export function getManualImage(values: ManualPromoValues): ChosenImage {
  const { imageURL, imageId: id, imageAuth: auth, imageFocalPoint: focalPoint } = values;
  return { url: values.showImage ? imageURL : undefined, id, auth, focalPoint };
}

/** The item of a promo, with the fields of the parts that are shown; nothing is asked for without a source. */
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

/** What signs an image that an editor chose, where it has to be signed. */
export function signingRequests(chosen: ChosenImage, scope: Scope): readonly ContentRequest[] {
  const choice = readChosenImage(chosen, scope);
  return choice.kind === 'unsigned' ? [choice.request] : [];
}
