import { getErrorMessage } from '@broadsheet/client-core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportReport } from '../ImportReport.ts';
import { unpackZip } from './unpackZip.ts';

type Note = ImportReport['rejected'][number];

interface Unpacked {
  /** The absolute paths of the files of each archive. */
  readonly rooms: (readonly string[])[];
  readonly rejected: Note[];
  readonly warnings: Note[];
  /** The archive of each unpacked file, and the name in it. */
  readonly places: Map<string, { readonly archive: string; readonly name: string }>;
}

async function unpack(archive: string, folder: string, all: Unpacked): Promise<void> {
  const { files, leftOut, rejected } = await unpackZip(archive, folder);
  all.rooms.push(files.map(({ file }) => file));
  for (const { file, name } of files) all.places.set(file, { archive, name });
  const reason = `files that are neither exports nor documents (.xml, .json, .ndjson) were left out: ${leftOut}`;
  if (leftOut > 0) all.warnings.push({ file: archive, path: '$', reason });
  for (const { name, reason: why } of rejected) all.rejected.push({ file: archive, path: name, reason: why });
}

/**
 * Unpacks archives into temporary folders, imports their files, which may be parts of one export, and deletes the folders. An
 * archive that cannot be unpacked is rejected and does not stop the others.
 *
 * @param importAll imports the files of each archive, by their absolute paths
 */
export async function withUnpacked(
  archives: readonly string[],
  importAll: (rooms: readonly (readonly string[])[]) => Promise<ImportReport>,
): Promise<ImportReport> {
  const folders: string[] = [];
  const all: Unpacked = { rooms: [], rejected: [], warnings: [], places: new Map() };
  try {
    for (const archive of archives) {
      const folder = await mkdtemp(join(tmpdir(), 'broadsheet-zip-'));
      folders.push(folder);
      await unpack(archive, folder, all).catch((error: unknown) => {
        const reason = `it cannot be read: ${getErrorMessage(error)}`;
        all.rejected.push({ file: archive, path: '$', reason });
      });
    }
    const report = await importAll(all.rooms);
    const toNote = (note: Note): Note => {
      const place = all.places.get(note.file);
      return place === undefined
        ? note
        : { ...note, file: place.archive, path: `${place.name} ${note.path}` };
    };
    return {
      ...report,
      rejected: [...all.rejected, ...report.rejected.map(toNote)],
      warnings: [...all.warnings, ...report.warnings.map(toNote)],
    };
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}
