import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Bytes } from '../chunks/Chunk.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzipped = promisify(gunzip);
/**
 * Quality 5 compresses a page in two to three milliseconds; 4 takes one less, for a fifteenth more bytes; 9 takes twenty for a
 * fiftieth less, and 11 a hundred times as long for a tenth less.
 */
const BROTLI_QUALITY = 5;

/** Parses the accepted encodings; `gzip;q=0` means refused. */
function readEncodings(acceptEncoding: string): ReadonlyMap<string, boolean> {
  const entries = acceptEncoding.split(',').map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return [name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))] as const;
  });
  return new Map(entries);
}

/** Returns the best encoding that a request accepts. */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
  const accepted = readEncodings(acceptEncoding ?? '');
  if (accepted.get('br') === true) return 'br';
  return (accepted.get('gzip') ?? accepted.get('*')) === true ? 'gzip' : 'identity';
}

export async function compress(body: Bytes, encoding: Encoding): Promise<Bytes> {
  switch (encoding) {
    case 'br':
      return Uint8Array.from(
        await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      );
    case 'gzip':
      return Uint8Array.from(await gzipped(body, { level: 6 }));
    case 'identity':
      return body;
  }
}

export async function decompress(body: Bytes, encoding: Encoding): Promise<Bytes> {
  switch (encoding) {
    case 'br':
      return Uint8Array.from(await unbrotli(body));
    case 'gzip':
      return Uint8Array.from(await unzipped(body));
    case 'identity':
      return body;
  }
}
