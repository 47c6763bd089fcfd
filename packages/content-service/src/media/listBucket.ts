import type { BucketClient } from './BucketClient.ts';
import { isFileName } from './isFileName.ts';
import { StorageProblem } from './MediaStorage.ts';
import { receiveWhole } from './receiveWhole.ts';
import type { StoredFile } from './MediaStorage.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal));
  });

const textOf = (xml: string, element: string): string | undefined => {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found === undefined ? undefined : decode(found);
};

/**
 * Lists the files of a folder in a bucket.
 *
 * @param options.folder ends with a slash; names are what follows it
 * @param options.prefix what names begin with. Default: anything
 * @throws StorageProblem when the bucket cannot be listed
 */
export async function* listBucket(
  client: BucketClient,
  { folder, prefix = '' }: { readonly folder: string; readonly prefix?: string },
): AsyncGenerator<StoredFile> {
  let after: string | undefined;
  do {
    const query = {
      'list-type': '2',
      prefix: client.prefix + folder + prefix,
      ...(after !== undefined && { 'continuation-token': after }),
    };
    const response = await client.call('', { method: 'GET', query });
    const xml = new TextDecoder().decode(await receiveWhole(client, response));
    if (!response.ok)
      throw new StorageProblem(
        `${client.place} cannot be listed: it answered ${response.status}. Does the bucket exist, and may the key list it?`,
      );
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const name = (textOf(entry, 'Key') ?? '').slice(client.prefix.length + folder.length);
      if (isFileName(name))
        yield { name, bytes: Number(textOf(entry, 'Size') ?? 0), stamp: textOf(entry, 'ETag') ?? '' };
    }
    after = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined;
  } while (after !== undefined);
}
