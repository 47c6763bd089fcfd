/**
 * Content for measuring blocks: documents of the sample newspaper, read from its files, with the members that a source
 * would add.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import type { ContentLoader } from '@broadsheet/sdk-content';

/** A text as long as a token of the resizer. */
const TOKEN = 'x'.repeat(43);

const FEED_STORIES = 10;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns an image as the store completes a reference to one. */
const createImage = (id: unknown) => ({
  ...{ _id: id, type: 'image', url: `/media/${String(id)}.jpg`, width: 1800, height: 1200 },
  ...{ auth: { 2: TOKEN }, caption: 'What the image shows, in a sentence.' },
});

/** Replaces references to authors and images by these, and adds tokens for images. */
function complete(value: unknown, author: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => complete(one, author));
  if (!isRecord(value)) return value;
  const { referent } = value;
  if (isRecord(referent)) return referent['type'] === 'author' ? author : createImage(referent['id']);
  const entries = Object.entries(value).map(([name, one]) => [name, complete(one, author)] as const);
  const auth = value['type'] === 'image' ? { auth: { 2: TOKEN } } : {};
  return { ...Object.fromEntries(entries), ...auth };
}

/** Returns an author as the store credits one in a story. */
function toCredited(author: unknown): unknown {
  if (!isRecord(author)) return author;
  return { ...author, description: author['bio'], additional_properties: { original: author } };
}

const SUBSECTIONS = ['Harbour', 'Climate', 'Fishing'].map((name) => ({
  _id: `/coast/${name.toLowerCase()}/`,
  name,
}));

/** The answers of sources; the first entry whose key is part of the source's name applies. */
const BY_SOURCE = [
  ['signing', 'token'],
  ['feed', 'feed'],
  ['collections', 'feed'],
  ['search', 'feed'],
  ['related', 'feed'],
  ['most', 'feed'],
  ['gallery', 'gallery'],
  ['video', 'video'],
  ['author', 'authors'],
  ['hierarchy', 'navigation'],
  ['tags', 'tag'],
  ['section', 'section'],
  ['live', 'liveBlog'],
  ['locked', 'locked'],
  ['content-api', 'story'],
] as const;

/** Returns a loader that answers every source from the files, whatever the query is. @param root the workspace's folder */
export function createSampleLoader(root: string): ContentLoader {
  const fixture = (path: string) => join(root, 'fixtures', path);
  const author = complete(readJson(fixture('authors/augustin-pell.json')), undefined);
  const read = (path: string) => complete(readJson(fixture(path)), toCredited(author));
  const story = read('stories/coast/saltgate-barrier-is-sinking.json');
  const stories = readdirSync(fixture('stories/coast')).toSorted().slice(0, FEED_STORIES);
  const elements = stories.map((name) => read(`stories/coast/${name}`));
  const answers: Readonly<Record<(typeof BY_SOURCE)[number][1], unknown>> = {
    token: { hash: TOKEN },
    feed: {
      count: elements.length,
      content_elements: elements,
      data: elements,
      metadata: { total_hits: elements.length },
    },
    gallery: read('galleries/gallery-lights.json'),
    video: read('videos/video-barrier.json'),
    authors: { authors: [author] },
    navigation: read('navigation/default.json'),
    story,
    section: { _id: '/coast/', name: 'Coast', children: SUBSECTIONS },
    tag: {
      Payload: [{ slug: 'alder-port', name: 'Alder Port', description: 'Cargo, cranes and decisions.' }],
    },
    liveBlog: read('stories/coast/after-the-surge-day-by-day.json'),
    locked: isRecord(story)
      ? { ...story, content_restrictions: { is_teaser: true, wall: 'payment' } }
      : story,
  };
  return ({ source }) => {
    const [, kind] = BY_SOURCE.find(([word]) => source.includes(word)) ?? [];
    return Promise.resolve(kind === undefined ? undefined : answers[kind]);
  };
}
