/**
 * Media files in a bucket, below `media/`. What was found is remembered for a minute, and for a day while the storage does not
 * answer: pages name their pictures all the time, and a picture that was shown lately need not be waited for.
 */
import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import type { BucketClient, BucketCall } from './BucketClient.ts';
import { digestFile } from './digestFile.ts';
import { isFileName } from './isFileName.ts';
import { listBucket } from './listBucket.ts';
import { receiveWhole } from './receiveWhole.ts';
import type { BucketStorage, NewFile, StoredFile } from './MediaStorage.ts';
import { StorageProblem } from './MediaStorage.ts';

const FOLDER = 'media/';
/** The digest of a file, in hex, which is stored with it. */
const DIGEST = 'x-amz-meta-sha256';
const REMEMBERED_MS = 60_000;
const REMEMBERED_AWAY_MS = 86_400_000;
const MOST_REMEMBERED = 20_000;
/** The milliseconds after which a page gets what is remembered, while the storage is still being asked. */
const PATIENCE_MS = 200;
/** The files that are sent at the same time. */
const AT_ONCE = 4;

interface Remembered {
  readonly file: StoredFile;
  readonly at: number;
}

async function digest(file: NewFile): Promise<NonNullable<BucketCall['body']>> {
  if ('content' in file) {
    const content = new Blob([Uint8Array.from(file.content)]);
    return { content, sha256: createHash('sha256').update(file.content).digest('hex') };
  }
  return { content: await openAsBlob(file.source), sha256: await digestFile(file.source) };
}

function toStored(name: string, { headers }: Response): StoredFile {
  return { name, bytes: Number(headers.get('content-length') ?? 0), stamp: headers.get('etag') ?? '' };
}

/** Stores files in a bucket under names as they stand. @throws StorageProblem when one is not stored */
async function saveFile(client: BucketClient, object: string, file: NewFile): Promise<void> {
  const body = await digest(file);
  const headers = { [DIGEST]: body.sha256, 'Content-Length': String(body.content.size) };
  const response = await client.call(object, { method: 'PUT', headers, body });
  if (!response.ok)
    throw new StorageProblem(
      `The file ${file.name} is not stored: ${client.place} answered ${response.status}. Try again.`,
    );
  await receiveWhole(client, response);
}

async function orRemembered(
  pending: Promise<StoredFile | undefined>,
  file: StoredFile,
): Promise<StoredFile | undefined> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof StorageProblem) return file;
    throw error;
  }
}

const waitFor = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, value);
  });

/** Creates the storage of a bucket. @param client from `createBucketClient` */
// oxlint-disable-next-line max-lines-per-function -- the calls of one storage share what it remembers
export function createBucketStorage(client: BucketClient): BucketStorage {
  const remembered = new Map<string, Remembered>();
  const requests = new Map<string, Promise<StoredFile | undefined>>();

  function forget(name: string): void {
    remembered.delete(name);
    requests.delete(name);
  }

  function remember(file: StoredFile): StoredFile {
    remembered.delete(file.name);
    remembered.set(file.name, { file, at: performance.now() });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return file;
  }

  async function callBucket(name: string): Promise<StoredFile | undefined> {
    const response = await client.call(FOLDER + name, { method: 'HEAD' });
    if (response.ok) return remember(toStored(name, response));
    remembered.delete(name);
    return undefined;
  }

  /** Asks the bucket for a file; who asks for the same file meanwhile gets the same answer. */
  function request(name: string): Promise<StoredFile | undefined> {
    const running = requests.get(name);
    if (running !== undefined) return running;
    const pending = callBucket(name).finally(() => requests.delete(name));
    requests.set(name, pending);
    return pending;
  }

  async function find(name: string): Promise<StoredFile | undefined> {
    if (!isFileName(name)) return undefined;
    const known = remembered.get(name);
    const age = known === undefined ? Infinity : performance.now() - known.at;
    if (age < REMEMBERED_MS) return known?.file;
    const pending = request(name);
    if (known === undefined || age >= REMEMBERED_AWAY_MS) return pending;
    return Promise.race([orRemembered(pending, known.file), waitFor(PATIENCE_MS, known.file)]);
  }

  async function get(name: string): Promise<Response> {
    const response = await client.call(FOLDER + name, { method: 'GET' });
    if (response.ok) return response;
    remembered.delete(name);
    throw new ImageProblem(404, `The file ${name} is gone.`);
  }

  return {
    kind: 'bucket',
    client,
    place: client.place,
    find,
    async findAny(stem, endings) {
      for await (const found of listBucket(client, { folder: FOLDER, prefix: stem }))
        if (endings.some((ending) => found.name === stem + ending)) return found;
      return undefined;
    },
    async read(name) {
      return receiveWhole(client, await get(name));
    },
    async copyTo(name, path) {
      const parts = client.receive(await get(name));
      await pipeline(parts, createWriteStream(path, { mode: 0o600 }));
    },
    async digest(name) {
      const response = await client.call(FOLDER + name, { method: 'HEAD' });
      const known = response.ok ? response.headers.get(DIGEST) : null;
      if (known !== null) return known;
      // Another program has stored it.
      const hash = createHash('sha256');
      await pipeline(client.receive(await get(name)), hash);
      return hash.digest('hex');
    },
    async save(files) {
      const waiting = [...files];
      const work = async (): Promise<void> => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
          await saveFile(client, FOLDER + file.name, file);
          forget(file.name);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    list: () => listBucket(client, { folder: FOLDER }),
    async remove(name) {
      forget(name);
      const response = await client.call(FOLDER + name, { method: 'DELETE' });
      if (!response.ok && response.status !== 404)
        throw new StorageProblem(
          `The file ${name} is not removed: ${client.place} answered ${response.status}. Try again.`,
        );
    },
    open: (name, { method, headers }) => client.call(FOLDER + name, { method, headers }),
    async check() {
      await client.call('', { method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } });
    },
  };
}
