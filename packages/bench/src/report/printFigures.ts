/** Returns `12,345` for 12345.4. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Returns kilobytes of 1,000 bytes, as network sizes are given: `2.6 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** Returns megabytes of memory, 1,048,576 bytes each: `81.2 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

export function verdict(isMet: boolean): string {
  return isMet ? 'met' : '**missed**';
}
