/** Decodes the bytes of a document to text, in the encoding that the document declares. */

/** A part of the decoded text, or a problem with the bytes. */
export type DecodedPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'problem'; readonly reason: string };

/** The number of bytes that are searched for the declaration of the encoding. */
const HEAD = 300;

function declaredEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const text = new TextDecoder('latin1').decode(head.subarray(0, HEAD));
  return /^[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(text)?.[1] ?? 'utf-8';
}

function createDecoder(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    // The encoding is unknown, which the caller reports.
    return undefined;
  }
}

/** Control characters, which XML forbids and old documents often contain. */
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

/**
 * Decodes a stream of bytes. From the first chunk that is invalid in the declared encoding, text is decoded as Windows-1252,
 * which such files usually are, and a problem is reported.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<DecodedPart> {
  let decoder: TextDecoder | undefined;
  let offset = 0;
  let hasControl = false;
  for await (const chunk of chunks) {
    if (decoder === undefined) {
      const encoding = declaredEncoding(chunk);
      decoder = createDecoder(encoding);
      if (decoder === undefined) {
        yield {
          kind: 'problem',
          reason: `the encoding "${encoding}" is not known; the file is read as UTF-8`,
        };
        decoder = new TextDecoder('utf-8', { fatal: true });
      }
    }
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      yield {
        kind: 'problem',
        reason: `the file is not written in ${decoder.encoding} after byte ${offset}; it is read as Windows-1252 from there on, so look at its accents`,
      };
      decoder = new TextDecoder('windows-1252');
      text = decoder.decode(chunk, { stream: true });
    }
    offset += chunk.byteLength;
    const clean = text.replace(CONTROL, '');
    if (clean.length < text.length && !hasControl) {
      hasControl = true;
      yield { kind: 'problem', reason: 'control characters, which XML must not hold, were left out' };
    }
    yield { kind: 'text', text: clean };
  }
}
