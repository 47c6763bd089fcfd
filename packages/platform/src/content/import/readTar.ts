/**
 * Documents out of a tar archive, as it streams by: nothing is unpacked to the disk, so that no name in it leads anywhere,
 * and one member at a time is held. What an archive may make of a few bytes is limited, for compression has no end.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import type { ParsedTarEntry } from 'modern-tar';
import type { SourceItem } from './ImportSource.ts';
import { LARGEST_FILE_BYTES, parseDocuments } from './readDocuments.ts';
import { readLines } from './readLines.ts';

/** An archive of JSON becomes ten times as long when it is unpacked; one that becomes longer than this was made to. */
const LARGEST_EXPANSION = 200;
/** So much may come out of any archive, however small: 64 MiB. */
const ALWAYS_ALLOWED = 64 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;
const DOCUMENT = /\.json$/i;
const LINES = /\.(?:ndjson|jsonl)$/i;
/** Notes of file systems beside the files that they are about. */
const HIDDEN = /(?:^|\/)\.(?!\.?\/)/;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** The bytes of the tar archive in a file. @throws Error more come than such a file may become, or it is no such file */
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
    // Whoever reads at the other end is told.
    await writer.abort(error).catch(() => undefined);
  }
}

async function readWhole(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of bytesOf(body)) parts.push(part);
  return Buffer.concat(parts);
}

async function skip(body: ReadableStream<Uint8Array>): Promise<void> {
  for await (const _ of bytesOf(body));
}

async function* readMember(file: string, { header, body }: ParsedTarEntry): AsyncGenerator<SourceItem> {
  const { name, size } = header;
  if (LINES.test(name)) {
    yield* readLines({ file, chunks: bytesOf(body), member: name });
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

/** Reads the documents of a `.tar`, `.tar.gz` or `.tgz`, in its order. Never throws for what it holds. */
export async function* readTar(file: string): AsyncGenerator<SourceItem> {
  try {
    yield* readMembers(file);
  } catch (error) {
    const reason = `the archive cannot be read to its end: ${messageOf(error)}. What came before was taken`;
    yield { kind: 'rejected', file, path: '$', reason };
  }
}
