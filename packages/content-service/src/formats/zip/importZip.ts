import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportReport } from '../ImportReport.ts';
import { unpackZip } from './unpackZip.ts';
import type { UnpackedZip } from './unpackZip.ts';

type Note = ImportReport['rejected'][number];

/** Returns a function that changes the place of a note from an unpacked file to the archive and the name in it. */
function toArchiveNotes(archive: string, { files }: UnpackedZip): (note: Note) => Note {
  const names = new Map(files.map(({ file, name }) => [file, name]));
  return (note) => {
    const name = names.get(note.file);
    return name === undefined ? note : { ...note, file: archive, path: `${name} ${note.path}` };
  };
}

/**
 * Unpacks an archive into a temporary folder, imports its files and deletes the folder.
 *
 * @param importAll imports files by their absolute paths
 * @throws Error when the file is not a zip archive, or would be too large unpacked
 */
export async function importZip(
  archive: string,
  importAll: (files: readonly string[]) => Promise<ImportReport>,
): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-zip-'));
  try {
    const unpacked = await unpackZip(archive, folder);
    const report = await importAll(unpacked.files.map(({ file }) => file));
    const toNote = toArchiveNotes(archive, unpacked);
    const reason = `files that are neither exports nor documents (.xml, .json, .ndjson) were left out: ${unpacked.leftOut}`;
    const leftOut = unpacked.leftOut > 0 ? [{ file: archive, path: '$', reason }] : [];
    return {
      ...report,
      rejected: [
        ...unpacked.rejected.map(({ name, reason: why }) => ({ file: archive, path: name, reason: why })),
        ...report.rejected.map(toNote),
      ],
      warnings: [...leftOut, ...report.warnings.map(toNote)],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
