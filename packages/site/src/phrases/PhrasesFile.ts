/**
 * A site's own texts, as the file holds them that `PHRASES_FILE` names: those of pages, by the keys of the blocks' phrases,
 * and those of mails. An entry is a text, or a text beside the English that it was written for.
 */
import { readFile } from 'node:fs/promises';
import type { OwnPhrases } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';

export const SECTIONS = ['pages', 'mails'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Entry {
  /** The text; empty: not written yet. */
  readonly text: string;
  /** The English text that it was written for. */
  readonly english?: string | undefined;
}

export type Entries = ReadonlyMap<string, Entry>;

export interface PhrasesFile extends Readonly<Record<Section, Entries>> {
  readonly locale: string;
}

function parseEntry(value: unknown): Entry | undefined {
  if (typeof value === 'string') return { text: value };
  if (!isRecord(value)) return undefined;
  const { text, english } = value;
  if (typeof text !== 'string' || (english !== undefined && typeof english !== 'string')) return undefined;
  return { text, english };
}

function parseSection(file: Readonly<Record<string, unknown>>, section: Section, path: string): Entries {
  const given = file[section] ?? {};
  if (!isRecord(given)) throw new Error(`${path}: "${section}" must be an object of texts by name.`);
  return new Map(
    Object.entries(given).map(([name, value]) => {
      const entry = parseEntry(value);
      if (entry === undefined)
        throw new Error(
          `${path}: "${name}" in "${section}" must be a text, or { "english": "…", "text": "…" }.`,
        );
      return [name, entry];
    }),
  );
}

function isLocale(value: unknown): value is string {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value.replaceAll('_', '-')).length === 1;
  } catch {
    return false;
  }
}

/** Parses the file's text. @throws Error when it has another shape, with the place and what to write there */
export function parsePhrases(text: string, path: string): PhrasesFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error(`${path} is no JSON. Look for a comma too many or a quotation mark too few.`);
  }
  if (!isRecord(file) || !isLocale(file['locale']))
    throw new Error(`${path} must begin with its language, such as { "locale": "fi", "pages": { … } }.`);
  const unknown = Object.keys(file).find((name) => !['locale', ...SECTIONS].includes(name));
  if (unknown !== undefined)
    throw new Error(`${path} has an unknown member "${unknown}": it may have "locale", "pages" and "mails".`);
  return {
    locale: file['locale'],
    pages: parseSection(file, 'pages', path),
    mails: parseSection(file, 'mails', path),
  };
}

/** Reads the file. @throws Error when it cannot be read or has another shape, with advice on what to do */
export async function readPhrasesFile(path: string): Promise<PhrasesFile> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`The texts of the site in ${path} cannot be read. Correct the path or its rights.`, {
      cause,
    });
  });
  return parsePhrases(text, path);
}

/** Returns the texts of a section that are written. */
export function toOwnPhrases(file: PhrasesFile, section: Section): OwnPhrases {
  const written = [...file[section]].flatMap(([name, { text }]) => (text === '' ? [] : [[name, text]]));
  return { locale: file.locale, phrases: Object.fromEntries(written) };
}
