const SAFE = /^[^\p{Cc}\\]{1,500}$/u;

/** Returns whether a path may name a stored file: relative, without hidden parts, and not leading out of the storage. */
export function isFileName(name: string): boolean {
  return SAFE.test(name) && name.split('/').every((part) => part !== '' && !part.startsWith('.'));
}
