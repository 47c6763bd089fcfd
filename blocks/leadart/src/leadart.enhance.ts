import type { Enhance } from '@broadsheet/block-kit';
import { offerFullScreen } from '@broadsheet/ui/full-screen';

/** Offers full screen for a lead image; other types of lead art are not enhanced. */
export const enhance: Enhance = ({ element }) => offerFullScreen(element);
