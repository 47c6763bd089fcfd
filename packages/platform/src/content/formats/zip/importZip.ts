import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportReport } from '../ImportReport.ts';
import { unpackZip } from './unpackZip.ts';
import type { UnpackedZip } from './unpackZip.ts';

type Note = ImportReport['rejected'][number];

/** Notes about the files of an archive name the archive, and in it the file. */
function toArchiveNotes(archive: string, { files }: UnpackedZip): (note: Note) => Note {
  const names = new Map(files.map(({ file, name }) => [file, name]));
  return (note) => {
    const name = names.get(note.file);
    return name === undefined ? note : { ...note, file: archive, path: `${name} ${note.path}` };
  };
}

/**
 * Unpacks an archive into a folder of the system's, has its files imported, and takes the folder away.
 *
 * @param importAll imports files by their absolute paths
 * @throws Error it is no zip archive, or would become too large
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
