import { AlertBar } from '@broadsheet/block-alert-bar';
import { Byline } from '@broadsheet/block-byline';
import { block as navigation } from '@broadsheet/block-header-nav-chain/block';
import { block as leadArt } from '@broadsheet/block-leadart/block';
import { block as results } from '@broadsheet/block-results-list/block';
import { Broadsheet } from '@broadsheet/block-kit';
import { paper, ThemeStyle } from '@broadsheet/ui';

const image = (name: string) => ({
  type: 'image',
  _id: name,
  url: `https://www.example.com/${name}.jpg`,
  auth: { 2: 'token' },
  width: 1200,
  height: 800,
  alt_text: name,
});

const site = { id: 'courier', resizerURL: 'https://www.example.com/resizer/v2' };
const page = {
  globalContent: {
    credits: { by: [{ type: 'author', name: 'Ada Whitlock' }] },
    promo_items: {
      lead_art: {
        type: 'gallery',
        _id: 'storm',
        headlines: { basic: 'After the storm' },
        content_elements: [image('pier'), image('harbour')],
      },
    },
  },
};

const bar = navigation.prepare({}).render();
const art = leadArt.prepare({}).render();
const listContentConfig = { contentService: 'story-feed-query', contentConfigValues: { size: 1 } };
const list = results.prepare({ listContentConfig }).render();

export function App() {
  return (
    <Broadsheet site={site} page={page} apiOrigin="https://www.example.com">
      <ThemeStyle theme={paper} />
      {bar}
      <Byline showPortrait />
      {art}
      {list}
      <AlertBar ariaLabel="Breaking news" />
    </Broadsheet>
  );
}
