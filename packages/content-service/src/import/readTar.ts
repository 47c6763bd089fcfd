/**
 * Streams the documents of a tar archive. Nothing is unpacked to the disk, so that names in the archive are harmless, and
 * only one member at a time is in memory. The unpacked size is limited, because a few compressed bytes may expand without
 * end.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import type { ParsedTarEntry } from 'modern-tar';
import type { SourceItem } from './ImportSource.ts';
import { LARGEST_FILE_BYTES, parseDocuments } from './readDocuments.ts';
import { readLines } from './readLines.ts';

/** The largest accepted ratio of unpacked to packed size. JSON expands tenfold; a larger ratio indicates an attack. */
const LARGEST_EXPANSION = 200;
/** The unpacked size in bytes that every archive may have, however small it is: 64 MiB. */
const ALWAYS_ALLOWED = 64 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;
const DOCUMENT = /\.json$/i;
const LINES = /\.(?:ndjson|jsonl)$/i;
/** Hidden files, such as the metadata files of file systems. */
const HIDDEN = /(?:^|\/)\.(?!\.?\/)/;

async function* readBytes(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Streams the bytes of a tar archive, decompressed. @throws Error when it is too large unpacked, or damaged */
async function* unpack(file: string): AsyncGenerator<Uint8Array> {
  const most = Math.max(ALWAYS_ALLOWED, (await stat(file)).size * LARGEST_EXPANSION);
  const bytes = createReadStream(file);
  const plain: AsyncIterable<unknown> = /\.tar$/i.test(file)
    ? bytes
    : pipeline(bytes, createGunzip(), () => undefined);
  let passed = 0;
  for await (const chunk of plain) {
    if (!(chunk instanceof Uint8Array)) continue;
    passed += chunk.byteLength;
    if (passed > most)
      throw new Error(
        `unpacked it is larger than ${Math.floor(most / MEBIBYTE)} MiB, which no archive of its size becomes by itself`,
      );
    yield chunk;
  }
}

async function pour(chunks: AsyncIterable<Uint8Array>, sink: WritableStream<Uint8Array>): Promise<void> {
  const writer = sink.getWriter();
  try {
    for await (const chunk of chunks) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    // The reader of the stream receives the error.
    await writer.abort(error).catch(() => undefined);
  }
}

async function readWhole(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of readBytes(body)) parts.push(part);
  return Buffer.concat(parts);
}

async function skip(body: ReadableStream<Uint8Array>): Promise<void> {
  for await (const _ of readBytes(body));
}

async function* readMember(file: string, { header, body }: ParsedTarEntry): AsyncGenerator<SourceItem> {
  const { name, size } = header;
  if (LINES.test(name)) {
    yield* readLines({ file, chunks: readBytes(body), member: name });
    return;
  }
  if (size > LARGEST_FILE_BYTES) {
    await skip(body);
    const reason = `the file has ${size} bytes and the limit is ${LARGEST_FILE_BYTES} (8 MiB); split it`;
    yield { kind: 'rejected', file, path: name, reason };
    return;
  }
  const read = parseDocuments(await readWhole(body));
  if (read.state === 'failed') yield { kind: 'rejected', file, path: name, reason: read.reason };
  else
    for (const { path, value } of read.documents)
      yield { kind: 'document', file, path: `${name} ${path}`, value };
}

function isDocument({ name, type = 'file' }: ParsedTarEntry['header']): boolean {
  return type === 'file' && !HIDDEN.test(name) && (DOCUMENT.test(name) || LINES.test(name));
}

async function* readMembers(file: string): AsyncGenerator<SourceItem> {
  const decoder = createTarDecoder({ strict: true });
  const poured = pour(unpack(file), decoder.writable);
  const members = decoder.readable.getReader();
  let others = 0;
  try {
    for (let read = await members.read(); !read.done; read = await members.read()) {
      const { header, body } = read.value;
      if (isDocument(header)) yield* readMember(file, read.value);
      else {
        if (header.type !== 'directory') others += 1;
        await skip(body);
      }
    }
  } finally {
    await members.cancel().catch(() => undefined);
    await poured;
  }
  const reason = `files that are no documents (.json, .ndjson) were left out: ${others}`;
  if (others > 0) yield { kind: 'warning', file, path: '$', reason };
}

/**
 * Reads the documents of a `.tar`, `.tar.gz` or `.tgz` in their order. Reports a damaged archive as rejected; never throws.
 */
export async function* readTar(file: string): AsyncGenerator<SourceItem> {
  try {
    yield* readMembers(file);
  } catch (error) {
    const reason = `the archive cannot be read to its end: ${getErrorMessage(error)}. What came before was taken`;
    yield { kind: 'rejected', file, path: '$', reason };
  }
}
