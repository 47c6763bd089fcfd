import { isRecord, mapItems, mapMembers, string } from '@broadsheet/client-core';
import { findLock } from '../rules/matchRule.ts';
import type { PaywallRule } from '../rules/PaywallRule.ts';
import { readStoryFacts } from '../rules/StoryFacts.ts';
import { cutStory } from './cutStory.ts';
import type { StoryRecord } from './cutStory.ts';

export interface CuttingOptions {
  readonly rules: readonly PaywallRule[];
  /** The site's id, its key of `websites` in content. */
  readonly site: string;
}

/** The types of content that have a page of their own. */
const ITEMS = new Set(['story', 'gallery', 'video']);

function findItemLock(item: StoryRecord, { rules, site }: CuttingOptions): PaywallRule | undefined {
  if (!ITEMS.has(string(item['type']) ?? '')) return undefined;
  const facts = readStoryFacts(item, site);
  // A story without id and URL is locked by its restriction only.
  return findLock(rules, facts ?? { id: '', contentRestriction: getRestriction(item) });
}

function getRestriction(item: StoryRecord): string | undefined {
  const restrictions = item['content_restrictions'];
  return isRecord(restrictions) ? string(restrictions['content_code']) : undefined;
}

function cut(value: unknown, options: CuttingOptions): unknown {
  if (typeof value !== 'object') return value;
  const below = (part: unknown) => cut(part, options);
  if (Array.isArray(value)) return mapItems<unknown>(value, below);
  if (!isRecord(value)) return value;
  const lock = findItemLock(value, options);
  return mapMembers(lock === undefined ? value : cutStory(value, lock), below);
}

/**
 * Returns the public form of a content source's answer: each locked story in it, however deep, is replaced by its teaser.
 * Values without a locked story are returned as they are; nothing is changed in place.
 */
export function cutAnswer(answer: unknown, options: CuttingOptions): unknown {
  return options.rules.length === 0 ? answer : cut(answer, options);
}
