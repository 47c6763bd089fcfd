/**
 * The exports and documents of a zip archive, each as a file in a folder of ours. The names of the archive lead nowhere: files get
 * names of ours. What it may make of a few bytes is limited before the first is unpacked, and nothing may become longer than
 * it says.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { getFileNameLowLevel, openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

export interface UnpackedFile {
  /** Its name in the archive. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
}

export interface UnpackedZip {
  readonly files: readonly UnpackedFile[];
  /** Files that are neither exports nor documents. */
  readonly leftOut: number;
  readonly rejected: readonly { readonly name: string; readonly reason: string }[];
}

const TAKEN = /\.(?:xml|json|ndjson|jsonl)$/i;
/** Notes of file systems beside the files that they are about. */
const HIDDEN = /(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/)/;
const MEBIBYTE = 1024 * 1024;
/** Texts become ten times as long when they are unpacked; what becomes longer than this was made to. */
const LARGEST_EXPANSION = 200;
/** So much may come out of any archive, however small, and of none more than this. */
const [ALWAYS_ALLOWED, LARGEST] = [64 * MEBIBYTE, 4096 * MEBIBYTE];
/** Of `st_mode`, which stands in the upper half of an entry's attributes. */
const [KIND_OF_FILE, LINK] = [0o170000, 0o120000];

interface Member {
  readonly name: string;
  readonly entry: Entry;
}

/** @throws Error it is no zip archive, or its list of files is broken */
async function listMembers(zip: ZipFile): Promise<readonly Member[]> {
  const members: Member[] = [];
  for await (const entry of zip.eachEntry()) {
    const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
    members.push({
      // As it stands there: it is told to people and leads nowhere.
      name: getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true),
      entry,
    });
  }
  return members;
}

const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK;

/** Lets through what the archive has promised, and no more. */
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

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Says of whatever the archive itself makes impossible that it does. */
async function requireZip<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const reason = `it is no zip archive that can be read, or was cut off: ${reasonOf(error)}`;
    throw new Error(reason, { cause: error });
  }
}

/** Where a file of an archive is unpacked to: a folder of its own, so that two of one name stay apart. */
async function makePlace(folder: string, { name }: Member): Promise<string> {
  await mkdir(folder);
  const own = basename(name)
    .replaceAll(/[^\w.-]/g, '_')
    .slice(-80);
  return join(folder, own);
}

/**
 * Unpacks what can be imported. A file that cannot be unpacked is told, and the next one comes.
 *
 * @param folder an empty one
 * @throws Error it is no zip archive, or would become too large
 */
export async function unpackZip(archive: string, folder: string): Promise<UnpackedZip> {
  // Names are not for the library to judge, and what is longer than it says is told by its name, in `checked`.
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
        rejected.push({ name, reason: reasonOf(error) });
      }
    }
    return { files, leftOut: inside.length - taken.length, rejected };
  } finally {
    zip.close();
  }
}
