import type { Phrases } from '@broadsheet/block-kit';
import type { EnglishTexts } from './findPhraseProblems.ts';
import type { Entries, Entry, PhrasesFile } from './PhrasesFile.ts';

export interface UpdatedPhrases {
  /** The JSON of the file. */
  readonly json: string;
  readonly written: number;
  readonly missing: number;
  /** The names that were left out because nothing asks for them. */
  readonly leftOut: readonly string[];
}

function updateSection(entries: Entries, texts: Phrases): Readonly<Record<string, Required<Entry>>> {
  return Object.fromEntries(
    Object.entries(texts)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([name, english]) => {
        const { text = '', english: writtenFor = english } = entries.get(name) ?? {};
        // A written text keeps the English that it was written for, until somebody has looked at both.
        return [name, { english: text === '' ? english : writtenFor, text }];
      }),
  );
}

/** Brings a file up to date: every name that the site asks for, in the order of the names, with the texts that are written. */
export function updatePhrases(file: PhrasesFile, texts: EnglishTexts): UpdatedPhrases {
  const pages = updateSection(file.pages, texts.pages);
  const mails = updateSection(file.mails, texts.mails);
  const all = [...Object.values(pages), ...Object.values(mails)];
  const written = all.filter(({ text }) => text !== '').length;
  const leftOut = [
    ...[...file.pages.keys()].filter((name) => !Object.hasOwn(pages, name)),
    ...[...file.mails.keys()].filter((name) => !Object.hasOwn(mails, name)),
  ];
  return {
    json: `${JSON.stringify({ locale: file.locale, pages, mails }, undefined, 2)}\n`,
    written,
    missing: all.length - written,
    leftOut,
  };
}
