import type { BucketClient } from './BucketClient.ts';

/** Receives a body whole. @throws StorageProblem when nothing more comes for ten seconds, or it breaks off */
export async function receiveWhole(client: BucketClient, response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of client.receive(response)) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}
