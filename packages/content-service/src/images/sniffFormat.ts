export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff';

const SIGNATURES: readonly (readonly [ImageFormat, RegExp])[] = [
  ['jpeg', /^\u00ff\u00d8\u00ff/],
  ['png', /^\u0089PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:avif|avis|mif1|msf1)/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
];

/** Returns the format of an image by its first bytes, because names and declared types may be wrong. */
export function sniffFormat(bytes: Uint8Array): ImageFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}
