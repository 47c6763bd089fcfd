/** All pages carry the enhancements of all blocks, so this one brings what it does along with its block. */
import type { Enhance } from '@broadsheet/block-kit';

export const enhance: Enhance = (context) => {
  let isOver = false;
  let end = () => {};
  import('./showOffer.ts').then(
    ({ showOffer }) => {
      if (!isOver) end = showOffer(context);
    },
    (error: unknown) => reportError(error),
  );
  return () => {
    isOver = true;
    end();
  };
};
