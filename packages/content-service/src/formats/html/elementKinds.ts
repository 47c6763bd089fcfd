/** What the elements of HTML are to a conversion. */
import { hasClass, hasElement, getAttribute, getWords } from './nodes.ts';
import type { Element } from './nodes.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Elements that end the paragraph before them. */
export const BLOCKS = words(`
  address article aside audio blockquote body bs-embed bs-gallery canvas caption center dd details dialog dir div dl dt embed
  fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr html iframe img legend li main map
  menu nav object ol optgroup option p picture pre search section select summary svg table tbody td tfoot th thead tr ul video
  video-js`);

/** Elements that show something and have no body element; they are kept as HTML. */
export const RAW = words('iframe embed object details svg video video-js');

/** Elements that show something which is not text. */
export const MEDIA = words(
  'img picture video video-js audio iframe embed object canvas svg bs-embed bs-gallery',
);

/** Elements whose content nobody sees; what is in them is told unless it has no words. */
export const UNSEEN = words('template head title datalist');

/** Elements that show nothing and have nothing to tell of. */
export const SILENT = words('style meta link base param source track col colgroup area basefont');

/** Classes and ids of the markup that providers hand out for posts and charts; pages make players of it. */
const PROVIDER_CLASS =
  /^(?:twitter-(?:tweet|video)|instagram-media|tiktok-embed|fb-(?:post|video)|bluesky-embed|reddit-(?:embed-bq|card)|text-post-media|flourish-embed|infogram-embed|tableauPlaceholder|DC-(?:embed|note).*)$/;

/** Returns whether an element is the markup of a provider, which is kept as it is. */
export function isProviderMarkup(element: Element): boolean {
  if (Object.keys(element.attribs).length === 0) return false;
  return (
    hasClass(element, PROVIDER_CLASS) ||
    /^datawrapper-vis-\w+$/.test(getAttribute(element, 'id') ?? '') ||
    getAttribute(element, 'data-pin-do') === 'embedPin'
  );
}

/** The scripts of providers; they are dropped without a word, because the markup works without them. */
const PROVIDER_SCRIPT =
  /(?:twitter|x|instagram|tiktok|facebook|redditmedia|reddit|bsky|threads|spotify|flickr|pinterest|flourish|infogram|dwcdn|documentcloud|tableau|brightcove)\.(?:com|net|app|org|studio)\//i;

export const isProviderScript = (source: string): boolean => PROVIDER_SCRIPT.test(source);

/** Returns whether an element is a drawing without words and pictures, such as the icon of a button. */
export function isIcon(element: Element): boolean {
  return (
    element.name === 'svg' &&
    !hasElement(element.children, ({ name }) => name === 'image' || name === 'a') &&
    getWords(element.children) === ''
  );
}
