import { expect, test } from 'vitest';
import { AGREED, createConsent, openAds, settle } from '../test/openAds.ts';

const ads = {
  one: { adType: '300x250_gallery', lazyLoad: true },
  two: { adType: '300x250_gallery', lazyLoad: true },
};

test('a slide is out of the way until its reader has agreed, and asked for once it is in view', async () => {
  const consent = createConsent({});
  const { slide, scripts, approach, bringServer, server, slotId } = await openAds({
    ads,
    consent,
    isInGallery: true,
  });
  expect([slide('one').hidden, slide('two').hidden]).toEqual([true, true]);
  consent.choose(AGREED);
  await settle();
  expect([slide('one').hidden, slide('two').hidden]).toEqual([false, false]);
  expect(scripts()).toEqual([]);
  await approach('two');
  await bringServer();
  expect(server.requests).toEqual([[slotId('two')]]);
  expect(server.slots.get(slotId('two'))?.targeting).toEqual({ ad_type: 'gallery_cube' });
});

test('a slide that a reader has passed already stays away when they agree', async () => {
  const consent = createConsent({});
  const { slide } = await openAds({ ads, consent, isInGallery: true });
  slide('one').getBoundingClientRect = () => new DOMRect(-390, 0, 0, 300);
  consent.choose(AGREED);
  await settle();
  expect([slide('one').hidden, slide('two').hidden]).toEqual([true, false]);
});

test('where the ad server is kept away no reader is led to an empty slide', async () => {
  const { slide, approach, answer } = await openAds({ ads, isInGallery: true });
  slide('one').getBoundingClientRect = () => new DOMRect(0, 0, 390, 300);
  await approach('one');
  await answer('/tag/js/gpt.js');
  // The one in view stays, for taking it away would be seen.
  expect([slide('one').hidden, slide('two').hidden]).toEqual([false, true]);
});
