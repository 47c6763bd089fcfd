/**
 * The public copy of a locked story.
 *
 * It keeps the headlines, the people, the lead art and the first paragraphs, up to two of them and never more than half; the
 * rest is not in the copy at all. `content_restrictions.is_teaser` marks it for blocks and structured data; `wall` and
 * `campaign` beside it name the wall that an unknown reader meets, `is_metered` that some stories are free before it.
 */
import { isRecord, string } from '@broadsheet/client-core';
import { isRegistrationRule } from '../rules/PaywallRule.ts';
import type { PaywallRule } from '../rules/PaywallRule.ts';

/** A story as an unparsed JSON object. */
export type StoryRecord = Readonly<Record<string, unknown>>;

/** The maxima of a teaser: paragraphs, images of a gallery, and UTF-16 units of text. */
const MOST = { paragraphs: 2, images: 2, units: 900 };

/** The members that hold more of a story than its teaser. */
const BODIES = [
  'content',
  'content_elements',
  'streams',
  'embed_html',
  'subtitles',
  'transcript',
  'variations',
  'additional_properties',
];

/** The elements that are kept between the first paragraphs. */
const BESIDE = new Set(['header', 'image']);

const isParagraph = (element: unknown): element is StoryRecord =>
  isRecord(element) && element['type'] === 'text' && (string(element['content']) ?? '').trim() !== '';

const getLength = (paragraph: StoryRecord): number => (string(paragraph['content']) ?? '').length;

/** Returns the first words of a paragraph that is too long, as plain text, so that no tag stays open. */
function shorten(paragraph: StoryRecord): StoryRecord {
  const plain = (string(paragraph['content']) ?? '')
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const most = Math.min(Math.floor(plain.length / 2), MOST.units / 2);
  const words = plain.slice(0, most).replace(/(?:\s|&)\S*$/, '');
  return { ...paragraph, content: `${words} …` };
}

function cutElements(elements: readonly unknown[]): readonly unknown[] {
  const paragraphs = elements.filter(isParagraph);
  const most = Math.min(MOST.paragraphs, Math.floor(paragraphs.length / 2));
  const kept: unknown[] = [];
  let units = 0;
  let count = 0;
  for (const element of elements) {
    if (isParagraph(element)) {
      const fits = count < most && units + getLength(element) <= MOST.units;
      if (!fits) return count === 0 ? [...kept, shorten(element)] : kept;
      units += getLength(element);
      count += 1;
      kept.push(element);
      if (count === most) return kept;
    } else if (isRecord(element) && BESIDE.has(string(element['type']) ?? '')) kept.push(element);
  }
  return kept;
}

function cutBody(story: StoryRecord): readonly unknown[] {
  const elements = Array.isArray(story['content_elements']) ? story['content_elements'] : [];
  if (story['type'] !== 'gallery') return cutElements(elements);
  return elements.slice(0, Math.min(MOST.images, Math.floor(elements.length / 2)));
}

/**
 * Returns the teaser of a locked story, gallery or video.
 *
 * @param lock the rule whose wall an unknown reader meets, which pages show without script
 */
export function cutStory(story: StoryRecord, lock: PaywallRule): StoryRecord {
  const kept = Object.entries(story).filter(([name]) => !BODIES.includes(name));
  const restrictions = isRecord(story['content_restrictions']) ? story['content_restrictions'] : {};
  return {
    ...Object.fromEntries(kept),
    ...('content_elements' in story && { content_elements: cutBody(story) }),
    content_restrictions: {
      ...restrictions,
      is_teaser: true,
      wall: isRegistrationRule(lock) ? 'registration' : 'payment',
      ...(lock.rt > 0 && { is_metered: true }),
      ...(lock.cc !== undefined && { campaign: lock.cc }),
    },
  };
}

/** Returns whether a story is the public copy of a locked one. */
export function isTeaser(story: unknown): boolean {
  const restrictions = isRecord(story) ? story['content_restrictions'] : undefined;
  return isRecord(restrictions) && restrictions['is_teaser'] === true;
}
