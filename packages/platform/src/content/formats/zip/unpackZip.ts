/**
 * The exports and documents of a zip archive, each as a file in a folder of ours. The names of the archive lead nowhere: files get
 * names of ours. What it may make of a few bytes is limited before the first is unpacked, and nothing may become longer than
 * it says.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { readZipDirectory } from './readZipDirectory.ts';
import type { ZipEntry } from './readZipDirectory.ts';

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
const HEADER = 0x04034b50;
const HEADER_BYTES = 30;

/** Where the bytes of a file begin: behind a header of its own. */
async function findBytes(handle: FileHandle, { offset }: ZipEntry): Promise<number> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, offset);
  if (bytesRead < HEADER_BYTES || buffer.readUInt32LE(0) !== HEADER) throw new Error('its place is broken');
  return offset + HEADER_BYTES + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
}

/** Lets through what the archive has promised, and no more. */
function checked({ size, crc }: ZipEntry): Transform {
  let [length, sum] = [0, 0];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.byteLength;
      sum = crc32(chunk, sum);
      if (length > size) done(new Error('it is longer than the archive says'));
      else done(null, chunk);
    },
    flush: (done) =>
      done(
        length === size && sum === crc
          ? null
          : new Error('it is not what was packed: the archive is damaged'),
      ),
  });
}

async function unpackEntry(handle: FileHandle, entry: ZipEntry, file: string): Promise<void> {
  if (!entry.isReadable) throw new Error('it is encrypted, or packed in a way that is not read');
  const start = await findBytes(handle, entry);
  const sink = createWriteStream(file, { flags: 'wx' });
  if (entry.packed === 0) {
    await pipeline([], checked(entry), sink);
    return;
  }
  const bytes = handle.createReadStream({ start, end: start + entry.packed - 1, autoClose: false });
  if (entry.isStored) await pipeline(bytes, checked(entry), sink);
  else await pipeline(bytes, createInflateRaw(), checked(entry), sink);
}

function requireSize(entries: readonly ZipEntry[], archive: number): void {
  const most = Math.min(LARGEST, Math.max(ALWAYS_ALLOWED, archive * LARGEST_EXPANSION));
  const sum = entries.reduce((all, { size }) => all + size, 0);
  if (sum > most)
    throw new Error(
      `unpacked it is larger than ${Math.floor(most / MEBIBYTE)} MiB, which no archive of its size becomes by itself`,
    );
}

/**
 * Unpacks what can be imported. A file that cannot be unpacked is told, and the next one comes.
 *
 * @param folder an empty one
 * @throws Error it is no zip archive, or would become too large
 */
export async function unpackZip(archive: string, folder: string): Promise<UnpackedZip> {
  const handle = await open(archive);
  try {
    const entries = await readZipDirectory(handle);
    const inside = entries.filter(({ name }) => !name.endsWith('/'));
    const taken = inside.filter(({ name, isLink }) => TAKEN.test(name) && !HIDDEN.test(name) && !isLink);
    requireSize(taken, (await handle.stat()).size);
    const files: UnpackedFile[] = [];
    const rejected: { readonly name: string; readonly reason: string }[] = [];
    for (const [index, entry] of taken.entries()) {
      const { name } = entry;
      const own = join(folder, String(index));
      const file = join(
        own,
        basename(name)
          .replaceAll(/[^\w.-]/g, '_')
          .slice(-80),
      );
      try {
        await mkdir(own);
        await unpackEntry(handle, entry, file);
        files.push({ name, file });
      } catch (error) {
        rejected.push({ name, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    return { files, leftOut: inside.length - taken.length, rejected };
  } finally {
    await handle.close();
  }
}
