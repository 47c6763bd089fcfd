import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes of one or more files, each compressed by itself at the highest level, as a build does it once. */
export interface CompressedSize {
  readonly brotli: number;
  readonly gzip: number;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export function compressedSize(files: Iterable<string | Buffer>): CompressedSize {
  let [brotli, gzip] = [0, 0];
  for (const file of files) {
    brotli += brotliCompressSync(file, BROTLI).length;
    gzip += gzipSync(file, { level: 9 }).length;
  }
  return { brotli, gzip };
}
