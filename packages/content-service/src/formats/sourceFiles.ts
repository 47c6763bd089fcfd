/** The files of a source: those that can be read, and those that cannot. */
import { getErrorMessage } from '@broadsheet/client-core';
import type { SourceItem } from '../import/ImportSource.ts';
import type { OpenedSource } from './SourceFormat.ts';

interface ReadFiles<Value> {
  readonly readable: readonly { readonly file: string; readonly value: Value }[];
  readonly refused: readonly SourceItem[];
}

/** Reads something of every file. A file that cannot be read is told and does not stop the others. */
export async function readEach<Value>(
  files: readonly string[],
  read: (file: string) => Promise<Value>,
): Promise<ReadFiles<Value>> {
  const readable: { readonly file: string; readonly value: Value }[] = [];
  const refused: SourceItem[] = [];
  for (const file of files) {
    try {
      readable.push({ file, value: await read(file) });
    } catch (error) {
      const reason = `it cannot be read: ${getErrorMessage(error)}`;
      refused.push({ kind: 'rejected', file, path: '$', reason });
    }
  }
  return { readable, refused };
}

/** Joins sources, one after another, to one. @param first items that come before those of the sources */
export function joinSources(sources: readonly OpenedSource[], first: readonly SourceItem[]): OpenedSource {
  async function* items(): AsyncGenerator<SourceItem> {
    yield* first;
    for (const source of sources) yield* source.items;
  }
  return { stories: sources.reduce((sum, { stories }) => sum + stories, 0), items: items() };
}
