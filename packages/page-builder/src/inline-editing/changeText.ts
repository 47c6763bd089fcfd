import { isRecord } from '@broadsheet/client-core';
import { readStored } from '../fields/FieldsChange.ts';
import type { FieldsChange, StoredSchema } from '../fields/FieldsChange.ts';
import type { TextMark } from './marks.ts';

type StoryMark = Extract<TextMark, { readonly kind: 'story' }>;
type Stored = Readonly<Record<string, unknown>>;

/** Returns the change of a field with texts of a list's stories, each under its own key. */
function changeListedText(
  { field, path, story }: StoryMark,
  { text, stored }: { readonly text: string; readonly stored: Stored },
): FieldsChange {
  const before = readStored(stored, field);
  const texts = { ...(isRecord(before) && before), [`${story} ${path}`]: text };
  const kept = Object.entries(texts).filter(([, value]) => value !== '');
  if (kept.length === 0) return { set: {}, unset: [field], isTyping: false };
  return { set: { [field]: Object.fromEntries(kept) }, unset: [], isTyping: false };
}

/** Returns the change of a field with texts of one story; texts of a story that was shown here before are removed. */
function changeStoryText(
  { field, path, story }: StoryMark,
  { text, stored }: { readonly text: string; readonly stored: Stored },
): FieldsChange {
  const before = readStored(stored, field);
  const own = isRecord(before) && before['_id'] === story ? before : {};
  const texts = Object.entries({ ...own, [path]: text }).filter(
    ([key, value]) => key !== '_id' && value !== '',
  );
  if (texts.length === 0) return { set: {}, unset: [field], isTyping: false };
  return { set: { [field]: { _id: story, ...Object.fromEntries(texts) } }, unset: [], isTyping: false };
}

/** Returns the change of the block's fields for an edited text. A blank text of a story restores the story's own text. */
export function changeText(
  mark: TextMark,
  { text, schema, stored }: StoredSchema & { readonly text: string },
): FieldsChange {
  switch (mark.kind) {
    case 'story':
      return mark.isListed
        ? changeListedText(mark, { text, stored })
        : changeStoryText(mark, { text, stored });
    case 'field': {
      const { field } = mark;
      if (text === '' && schema[field]?.default === undefined)
        return { set: {}, unset: [field], isTyping: false };
      return { set: { [field]: text }, unset: [], isTyping: false };
    }
  }
}
