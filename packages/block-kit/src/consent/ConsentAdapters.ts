/** The browser functions that consent needs; every `Environment` has them. */
export interface ConsentAdapters {
  readLocalItem(name: string): string | undefined;
  writeLocalItem(name: string, value: string | undefined): void;
  onStorageChange(run: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a callback at an interval until the returned function is called. */
  every(milliseconds: number, run: () => void): () => void;
  reload(): void;
}
