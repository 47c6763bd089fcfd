import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import { readRequestedSize } from './ResizeOptions.ts';
import type { RequestedSize } from './ResizeOptions.ts';
import type { Signer } from './createSigner.ts';

export const RESIZER_PATH = '/resizer/v2/';
const LONGEST_SOURCE = 2048;

export interface ImageUrl {
  /** The signed value: an id, a path with a leading slash or a web URL. */
  readonly value: string;
  readonly size: RequestedSize;
}

function readSource(pathname: string): string {
  const start = pathname.indexOf(RESIZER_PATH);
  const encoded = start === -1 ? '' : pathname.slice(start + RESIZER_PATH.length);
  if (encoded === '')
    throw new ImageProblem(404, `There is no image at this path. Ask below ${RESIZER_PATH}.`);
  try {
    const source = decodeURIComponent(encoded);
    if (source.length <= LONGEST_SOURCE && !source.includes('\0')) return source;
  } catch (cause) {
    throw new ImageProblem(400, 'The name of the image is not percent-encoded rightly.', { cause });
  }
  throw new ImageProblem(
    400,
    `The name of the image is longer than ${LONGEST_SOURCE} characters or holds a NUL.`,
  );
}

/**
 * Parses `{base}/resizer/v2/{id}{.ext}` or `{base}/resizer/v2/{encoded URL}`. The token signs the id without its extension,
 * or the whole URL.
 *
 * @throws ImageProblem 404 without a source, 403 without its token, 400 for invalid options
 */
export function readImageUrl(url: string, signer: Signer): ImageUrl {
  const { pathname, searchParams } = new URL(url);
  const source = readSource(pathname);
  const token = searchParams.get('auth') ?? '';
  const isUrl = source.startsWith('/') || source.includes('://');
  const candidates = isUrl ? [source] : [source.replace(/\.[a-z]{3,4}$/i, ''), source];
  const value = candidates.find((candidate) => candidate !== '' && signer.verify(candidate, token));
  if (value === undefined) {
    throw new ImageProblem(
      403,
      'The token of this image is missing or wrong. Use the address as the site gives it.',
    );
  }
  return { value, size: readRequestedSize(searchParams) };
}
