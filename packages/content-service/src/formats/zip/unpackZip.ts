/**
 * Unpacks the exports and documents of a zip archive, each into a folder of its own. Names from the archive never determine
 * a path outside of it. The total size is limited before anything is unpacked, and no file may become longer than the
 * archive declares.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { getFileNameLowLevel, openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

export interface UnpackedFile {
  /** The name of the file in the archive. */
  readonly name: string;
  /** The absolute path of the unpacked file. */
  readonly file: string;
}

export interface UnpackedZip {
  readonly files: readonly UnpackedFile[];
  /** The number of files that are neither exports nor documents. */
  readonly leftOut: number;
  readonly rejected: readonly { readonly name: string; readonly reason: string }[];
}

const TAKEN = /\.(?:xml|json|ndjson|jsonl)$/i;
/** Hidden files, and the metadata files of file systems. */
const HIDDEN = /(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/)/;
const MEBIBYTE = 1024 * 1024;
/** The largest accepted ratio of unpacked to packed size. Text expands tenfold; a larger ratio indicates an attack. */
const LARGEST_EXPANSION = 200;
/** The unpacked size in bytes that every archive may have, however small it is, and the limit for all archives. */
const [ALWAYS_ALLOWED, LARGEST] = [64 * MEBIBYTE, 4096 * MEBIBYTE];
/** The mask and the value of a link in `st_mode`, which is the upper half of an entry's external attributes. */
const [KIND_OF_FILE, LINK] = [0o170000, 0o120000];

interface Member {
  readonly name: string;
  readonly entry: Entry;
}

/** Lists the files of an archive. @throws Error when it is not a zip archive, or its central directory is broken */
async function listMembers(zip: ZipFile): Promise<readonly Member[]> {
  const members: Member[] = [];
  for await (const entry of zip.eachEntry()) {
    const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
    members.push({
      // The raw name: it is only shown in messages.
      name: getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true),
      entry,
    });
  }
  return members;
}

const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK;

/** Creates a stream that fails when a file has another length or checksum than the archive declares. */
function checked({ uncompressedSize, crc32: promised }: Entry): Transform {
  let [length, sum] = [0, 0];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.byteLength;
      sum = crc32(chunk, sum);
      if (length > uncompressedSize) done(new Error('it is longer than the archive says'));
      else done(null, chunk);
    },
    flush: (done) =>
      done(
        length === uncompressedSize && sum === promised
          ? null
          : new Error('it is not what was packed: the archive is damaged'),
      ),
  });
}

async function unpackEntry(zip: ZipFile, entry: Entry, file: string): Promise<void> {
  if (!entry.canDecodeFileData()) throw new Error('it is encrypted, or packed in a way that is not read');
  const bytes = await zip.openReadStreamPromise(entry);
  await pipeline(bytes, checked(entry), createWriteStream(file, { flags: 'wx' }));
}

function requireSize(members: readonly Member[], archive: number): void {
  const most = Math.min(LARGEST, Math.max(ALWAYS_ALLOWED, archive * LARGEST_EXPANSION));
  const sum = members.reduce((all, { entry }) => all + entry.uncompressedSize, 0);
  if (sum > most)
    throw new Error(
      `unpacked it is larger than ${Math.floor(most / MEBIBYTE)} MiB, which no archive of its size becomes by itself`,
    );
}

/** Replaces an error of the zip library by one that says that the archive is not readable. */
async function requireZip<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const reason = `it is no zip archive that can be read, or was cut off: ${getErrorMessage(error)}`;
    throw new Error(reason, { cause: error });
  }
}

/** Creates a folder for one file and returns the file's path; files of the same name do not collide. */
async function makePlace(folder: string, { name }: Member): Promise<string> {
  await mkdir(folder);
  const own = basename(name)
    .replaceAll(/[^\w.-]/g, '_')
    .slice(-80);
  return join(folder, own);
}

/**
 * Unpacks the files that can be imported. A file that cannot be unpacked is reported in `rejected`.
 *
 * @param folder the absolute path of an empty folder
 * @throws Error when the file is not a zip archive, or would be too large unpacked
 */
export async function unpackZip(archive: string, folder: string): Promise<UnpackedZip> {
  // The library must not reject an archive because of its names; `checked` verifies sizes, so that one bad file is reported.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false };
  const zip = await requireZip(openPromise(archive, options));
  try {
    const members = await requireZip(listMembers(zip));
    const inside = members.filter(({ name }) => !name.endsWith('/'));
    const taken = inside.filter(
      ({ name, entry }) => TAKEN.test(name) && !HIDDEN.test(name) && !isLink(entry),
    );
    requireSize(taken, (await stat(archive)).size);
    const files: UnpackedFile[] = [];
    const rejected: { readonly name: string; readonly reason: string }[] = [];
    for (const [index, member] of taken.entries()) {
      const { name, entry } = member;
      try {
        const file = await makePlace(join(folder, String(index)), member);
        await unpackEntry(zip, entry, file);
        files.push({ name, file });
      } catch (error) {
        rejected.push({ name, reason: getErrorMessage(error) });
      }
    }
    return { files, leftOut: inside.length - taken.length, rejected };
  } finally {
    zip.close();
  }
}
