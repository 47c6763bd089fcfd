/** Where media files are kept: a folder of this machine, or a bucket that all machines share. */
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import type { BucketClient } from './BucketClient.ts';

export interface StoredFile {
  /** The path below `/media/`, with slashes, such as `uploads/pier.jpg`. */
  readonly name: string;
  /** The size in bytes. */
  readonly bytes: number;
  /** A text that changes with the content. */
  readonly stamp: string;
}

/** A file that is to be stored: its bytes, or the absolute path of a file of this machine. */
export type NewFile = { readonly name: string } & (
  { readonly content: Uint8Array } | { readonly source: string }
);

/** Thrown while a storage does not answer, or refuses. Whoever asked may try again; the status is 503. */
export class StorageProblem extends ImageProblem {
  /** The sentence for readers: the message has the address of the storage. */
  readonly publicMessage = 'The storage of pictures does not answer. Try again in a moment.';

  constructor(message: string, options: ErrorOptions = {}) {
    super(503, message, options);
  }
}

/** What every storage can do. Each call throws `StorageProblem` while the storage does not answer. */
export interface FileStorage {
  /** The place in words, for people: a folder or the address of a bucket. */
  readonly place: string;
  /** Finds a file; hidden ones and what leads out of the storage are not found. */
  find(name: string): Promise<StoredFile | undefined>;
  /** Finds the file whose name is a stem followed by one of several endings. */
  findAny(stem: string, endings: readonly string[]): Promise<StoredFile | undefined>;
  /** Reads a file as a whole. @throws ImageProblem 404 when it is gone */
  read(name: string): Promise<Uint8Array>;
  /** Copies a file to a path of this machine, whose folder exists. @throws ImageProblem 404 when it is gone */
  copyTo(name: string, path: string): Promise<void>;
  /** Returns the SHA-256 digest of a file, in hex. @throws ImageProblem 404 when it is gone */
  digest(name: string): Promise<string>;
  /** Stores files. Nobody ever reads a part of one; when it rejects, some may be stored. */
  save(files: readonly NewFile[]): Promise<void>;
  /** Lists all files but hidden ones, in any order. */
  list(): AsyncIterable<StoredFile>;
  remove(name: string): Promise<void>;
}

export interface FolderStorage extends FileStorage {
  readonly kind: 'folder';
  /** The absolute path. */
  readonly dir: string;
}

/** What of a file is sent to a reader. */
export interface FileRequest {
  readonly method: 'GET' | 'HEAD';
  /** The conditions and the range that the reader sent, passed on. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface BucketStorage extends FileStorage {
  readonly kind: 'bucket';
  readonly client: BucketClient;
  /** Asks for a file or a part of it. @returns the bucket's response: 200, 206, 304, 404, 412 or 416 */
  open(name: string, request: FileRequest): Promise<Response>;
  /** Lists one name, to find out whether the bucket is there. @throws StorageProblem when it cannot be used */
  check(): Promise<void>;
}

export type MediaStorage = FolderStorage | BucketStorage;
