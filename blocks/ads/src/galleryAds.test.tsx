import { expect, test } from 'vitest';
import { AGREED, createConsent, openAds, settle } from '../test/openAds.ts';

const ads = {
  one: { adType: '300x250_gallery', lazyLoad: true },
  two: { adType: '300x250_gallery', lazyLoad: true },
};

test('a slide is out of the way until its ad has come, which is asked for while its reader looks at the image before', async () => {
  const consent = createConsent({});
  const { slide, scripts, approach, installServer, server, slotId } = await openAds({
    ads,
    consent,
    isInGallery: true,
  });
  consent.choose(AGREED);
  await settle();
  expect([slide('one').hidden, slide('two').hidden]).toEqual([true, true]);
  expect(scripts()).toEqual([]);
  await approach('two');
  await installServer();
  expect(server.requests).toEqual([[slotId('two')]]);
  expect(server.slots.get(slotId('two'))?.targeting).toEqual({ ad_type: 'gallery_cube' });
  expect(slide('two').hidden).toBe(true);
  server.render(slotId('two'));
  expect([slide('one').hidden, slide('two').hidden]).toEqual([true, false]);
});

test('a slide that a reader has passed by the time its ad comes stays away', async () => {
  const { slide, approach, installServer, server, slotId } = await openAds({ ads, isInGallery: true });
  await approach('one');
  await installServer();
  slide('one').getBoundingClientRect = () => new DOMRect(-390, 0, 0, 300);
  server.render(slotId('one'));
  expect(slide('one').hidden).toBe(true);
});

test('no reader is led to a slide for which nobody has an ad', async () => {
  const { slide, approach, installServer, server, slotId } = await openAds({ ads, isInGallery: true });
  await approach('one');
  await installServer();
  server.render(slotId('one'), true);
  await settle();
  expect(slide('one').hidden).toBe(true);
});

test('where the ad server is kept away no reader is led to an empty slide', async () => {
  const { slide, approach, answer } = await openAds({ ads, isInGallery: true });
  await approach('one');
  await answer('/tag/js/gpt.js');
  expect([slide('one').hidden, slide('two').hidden]).toEqual([true, true]);
});
