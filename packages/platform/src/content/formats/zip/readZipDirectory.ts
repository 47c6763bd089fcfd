/**
 * The list of what a zip archive holds, which stands at its end. Every number in it is whatever somebody wrote there, and is
 * held against the length of the file before it is used.
 */
import type { FileHandle } from 'node:fs/promises';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** A comment at the end of an archive can be so long. */
const LONGEST_COMMENT = 0xffff;
/** Of the list; a hundred thousand names take less. */
const LARGEST_LIST = 64 * 1024 * 1024;
/** Stands where archives above 4 GiB say more elsewhere. */
const ELSEWHERE = 0xffffffff;

export interface ZipEntry {
  readonly name: string;
  readonly isStored: boolean;
  /** Neither encrypted nor packed in a way that is not read here. */
  readonly isReadable: boolean;
  readonly isLink: boolean;
  readonly crc: number;
  /** Bytes in the archive, and unpacked. */
  readonly packed: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly offset: number;
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error('it ends too early');
  return buffer;
}

interface Place {
  readonly count: number;
  readonly offset: number;
  readonly length: number;
}

async function findList(handle: FileHandle, size: number): Promise<Place> {
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = await readAt(handle, size - length, length);
  for (let at = length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    const place = {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    if (place.offset === ELSEWHERE || place.count === 0xffff)
      throw new Error('it has more than 4 GiB or more than 65,534 files: unpack it and import what it holds');
    if (place.length > LARGEST_LIST || place.offset + place.length > size)
      throw new Error('its list of files does not fit into it');
    return place;
  }
  throw new Error('it has no list of files at its end: it is no zip archive, or was cut off');
}

function readEntry(list: Buffer, at: number): { readonly entry: ZipEntry; readonly next: number } {
  if (at + ENTRY_BYTES > list.length || list.readUInt32LE(at) !== ENTRY)
    throw new Error('its list of files is broken');
  const flags = list.readUInt16LE(at + 8);
  const method = list.readUInt16LE(at + 10);
  const nameEnd = at + ENTRY_BYTES + list.readUInt16LE(at + 28);
  const mode = list.readUInt32LE(at + 38) >>> 16;
  const entry: ZipEntry = {
    name: list.toString((flags & 0x800) === 0 ? 'latin1' : 'utf8', at + ENTRY_BYTES, nameEnd),
    isStored: method === 0,
    isReadable: (flags & 1) === 0 && (method === 0 || method === 8),
    isLink: (mode & 0o170000) === 0o120000,
    crc: list.readUInt32LE(at + 16),
    packed: list.readUInt32LE(at + 20),
    size: list.readUInt32LE(at + 24),
    offset: list.readUInt32LE(at + 42),
  };
  return { entry, next: nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32) };
}

/** Answers what an archive holds, in its order. @throws Error it is no zip archive, or a broken one */
export async function readZipDirectory(handle: FileHandle): Promise<readonly ZipEntry[]> {
  const { size } = await handle.stat();
  if (size < END_BYTES) throw new Error('it is no zip archive');
  const place = await findList(handle, size);
  const list = await readAt(handle, place.offset, place.length);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < place.count) {
    const { entry, next } = readEntry(list, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}
