/**
 * The behaviour of a carousel in a static block. Most of its code is loaded at the reader's first interaction; until then
 * the browser scrolls the strip.
 */
import type { Enhance } from '@broadsheet/block-kit';
import type { CarouselCommand } from './carouselCommand.ts';
import { carouselStrip, listenToCarousel } from './listenToCarousel.ts';
import type { RunningCarousel } from './startCarousel.ts';

export const enhance: Enhance = ({ element, environment }) => {
  const region = element.querySelector('section');
  if (region === null) return () => undefined;
  let starting: Promise<RunningCarousel> | undefined;
  const start = async () => {
    const { startCarousel } = await import('./startCarousel.ts');
    return startCarousel(region, {
      environment,
      // Scripts of the page listen at the document.
      emit: (detail) => region.dispatchEvent(new CustomEvent(detail.eventName, { bubbles: true, detail })),
    });
  };
  const run = async (command: CarouselCommand) => {
    starting ??= start();
    (await starting).run(command);
  };
  const runSafely = (command: CarouselCommand) => {
    run(command).catch((error: unknown) => {
      // The next press asks for the script again.
      starting = undefined;
      reportError(error);
    });
  };
  const stopListening = listenToCarousel(region, runSafely);
  // A swipe that brought this script may have ended before it was there.
  if (carouselStrip(region)?.scrollLeft) runSafely({ type: 'scroll' });
  return () => {
    stopListening();
    starting?.then((carousel) => carousel.stop()).catch(reportError);
  };
};
