import type { ContentScope, FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { feedFilter } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

/** Returns the request for the list; `undefined` without a source, or without a place for a story. */
export function listRequest(
  values: Values,
  { site, tokenVersion }: Pick<ContentScope, 'site' | 'tokenVersion'>,
): ContentRequest | undefined {
  const { listContentConfig: config, extraLarge, large, medium, small } = values;
  if (!config?.contentService || Math.max(extraLarge, large, medium, small) < 1) return undefined;
  const [hasXL, hasLG, hasMD, hasSM] = [extraLarge >= 1, large >= 1, medium >= 1, small >= 1];
  const filter = feedFilter(
    { site: site.id, tokenVersion },
    {
      overline: (hasXL && values.showOverlineXL) || (hasLG && values.showOverlineLG),
      description:
        (hasXL && values.showDescriptionXL) ||
        (hasLG && values.showDescriptionLG) ||
        (hasMD && values.showDescriptionMD),
      attribution:
        (hasXL && (values.showBylineXL || values.showDateXL)) ||
        (hasLG && (values.showBylineLG || values.showDateLG)) ||
        (hasMD && (values.showBylineMD || values.showDateMD)) ||
        (hasSM && values.showDateSM),
      embed: (hasXL && values.playVideoInPlaceXL) || (hasLG && values.playVideoInPlaceLG),
    },
  );
  return {
    source: config.contentService,
    query: { ...config.contentConfigValues, feature: 'top-table-list' },
    filter,
  };
}
