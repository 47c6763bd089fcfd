import type { Enhance } from '@broadsheet/block-kit';
import { offerFullScreen } from '@broadsheet/ui/full-screen';

/** Full screen for a lead image; lead art of another type has none. */
export const enhance: Enhance = ({ element }) => offerFullScreen(element);
