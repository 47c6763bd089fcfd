/** Reads a content source's answer as a short list that editors recognise. It contains nothing of a story's text. */
import { list, record } from '@broadsheet/client-core';
import {
  getStoryImage,
  navigationLink,
  parseFeed,
  parseNavigationNode,
  parseSearchResponse,
  parseStory,
  resizerAddress,
} from '@broadsheet/sdk-content';
import type { NavigationNode, SiteProperties, Story } from '@broadsheet/sdk-content';

/** An item of the list. */
export interface ListedItem {
  readonly id: string;
  readonly type: string | undefined;
  readonly headline: string | undefined;
  readonly imageUrl: string | undefined;
  /** The date in ISO 8601. */
  readonly date: string | undefined;
  readonly url: string | undefined;
  /** The name of the section. */
  readonly section?: string | undefined;
  /** The names of the authors, separated by commas. */
  readonly byline?: string | undefined;
  readonly isLocked?: boolean;
}

export interface ListedItems {
  readonly items: readonly ListedItem[];
  /** The number of all items. */
  readonly count: number;
}

export interface ItemScope {
  readonly site: SiteProperties;
  readonly tokenVersion: string;
}

const MOST = 20;
/** The size of a thumbnail: twice its CSS pixels, for sharp screens. */
const THUMBNAIL = { width: 150, height: 100 } as const;

function listStory(story: Story, { site, tokenVersion }: ItemScope): ListedItem | undefined {
  const { _id, type, headlines, display_date, canonical_url, websites } = story;
  if (_id === undefined) return undefined;
  const { taxonomy, credits, content_restrictions: lock } = story;
  const names = (credits?.by ?? []).flatMap(({ name }) => name ?? []);
  const image = getStoryImage(story);
  const { resizerURL } = site;
  return {
    id: _id,
    type,
    headline: headlines?.basic,
    imageUrl: image && (resizerAddress(image, { resizerURL, tokenVersion, ...THUMBNAIL }) ?? image.url),
    date: display_date,
    url: websites?.[site.id]?.website_url ?? canonical_url,
    section: taxonomy?.primary_section?.name,
    byline: names.length === 0 ? undefined : names.join(', '),
    ...(lock?.is_teaser === true && { isLocked: true }),
  };
}

function listNode(node: NavigationNode): ListedItem | undefined {
  const { href, label } = navigationLink(node) ?? {};
  if (href === undefined) return undefined;
  return { id: href, type: node.node_type, headline: label, imageUrl: undefined, date: undefined, url: href };
}

const shorten = (
  items: readonly (ListedItem | undefined)[],
  count = items.length,
  most = MOST,
): ListedItems => {
  const listed = items.filter((item) => item !== undefined);
  // Some sources count something else than what they answer with, such as the stories that were read.
  return { items: listed.slice(0, most), count: Math.max(count, listed.length) };
};

/** Lists an answer with neither stories nor sections as one thing, by its name. */
function listOther(answer: unknown): ListedItems {
  const node = parseNavigationNode(answer);
  if (node === undefined) return shorten([]);
  return node.children.length > 0 ? shorten(node.children.map(listNode)) : shorten([listNode(node)]);
}

const hasElements = record({ content_elements: list(parseStory), type: (input) => input });

/** Lists the items of an answer, 20 at most unless `most` says otherwise. */
export function readItems(
  answer: unknown,
  { most, ...scope }: ItemScope & { readonly most?: number | undefined },
): ListedItems {
  const found = parseSearchResponse(answer);
  if (found?.data !== undefined)
    return shorten(
      found.data.map((story) => listStory(story, scope)),
      found.metadata?.total_hits,
    );
  const story = parseStory(answer);
  const isOne = story?._id !== undefined && story.headlines !== undefined && story.type !== 'collection';
  if (isOne) return shorten([listStory(story, scope)]);
  if (hasElements(answer)?.content_elements !== undefined) {
    const { content_elements: elements = [], count } = parseFeed(answer) ?? {};
    return shorten(
      elements.map((element) => listStory(element, scope)),
      count,
      most,
    );
  }
  return listOther(answer);
}
