import { LOCALES, translateBlock } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';

export type Labels = Readonly<Record<string, string>>;

export interface EditorLabels {
  /** Of the block, by language. */
  readonly title: Labels;
  /** Of a field, by language. */
  field(name: string): Labels;
}

/** Reads what editors read of a block in all languages that have their own word for it. */
export function readEditorLabels(block: Block): EditorLabels {
  const others = LOCALES.map((locale) => [locale, translateBlock(block, locale)] as const);
  const withEnglish = (english: string, pick: (texts: (typeof others)[number][1]) => string): Labels => ({
    en: english,
    ...Object.fromEntries(
      others.map(([locale, texts]) => [locale, pick(texts)]).filter(([, text]) => text !== english),
    ),
  });
  return {
    title: withEnglish(block.title, ({ title }) => title),
    field: (name) =>
      withEnglish(block.fields[name]?.label ?? name, ({ fields }) => fields[name]?.label ?? name),
  };
}
