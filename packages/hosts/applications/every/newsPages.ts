import { block as ads } from '@broadsheet/block-ads/block';
import { block as alertBar } from '@broadsheet/block-alert-bar/block';
import { block as checkoutBlock } from '@broadsheet/block-checkout/block';
import { block as gallery } from '@broadsheet/block-gallery/block';
import { block as headline } from '@broadsheet/block-headline/block';
import { block as login } from '@broadsheet/block-login/block';
import { block as offerBlock } from '@broadsheet/block-offer/block';
import { block as paywall } from '@broadsheet/block-paywall/block';
import { block as results } from '@broadsheet/block-results-list/block';
import { block as shareBar } from '@broadsheet/block-share-bar/block';
import { block as video } from '@broadsheet/block-video-player/block';
import { mergePhraseBooks } from '@broadsheet/block-kit';

const newest = { contentService: 'story-feed-query', contentConfigValues: { query: 'type:story', size: 2 } };
const chosen = (contentService: string, _id: string) => ({ contentService, contentConfigValues: { _id } });

export const front = {
  alertBar: alertBar.prepare({}),
  list: results.prepare({ listContentConfig: newest }),
  login: login.prepare({}),
  shareBar: shareBar.prepare({}),
  ad: ads.prepare({ adType: '300x250' }),
};

export const story = {
  headline: headline.prepare({}),
  gallery: gallery.prepare({
    galleryContentConfig: chosen('content-api', 'gallery-storm'),
    inheritGlobalContent: false,
  }),
  video: video.prepare({
    itemContentConfig: chosen('content-api-video', 'video-ferry'),
    inheritGlobalContent: false,
  }),
  paywall: paywall.prepare({}),
};

export const offer = offerBlock.prepare({});

/** It leads strangers to the login. */
export const checkout = checkoutBlock.prepare({});

export const book = mergePhraseBooks(
  ...[
    ads,
    alertBar,
    checkoutBlock,
    gallery,
    headline,
    login,
    offerBlock,
    paywall,
    results,
    shareBar,
    video,
  ].map(({ phrases }) => phrases),
);
