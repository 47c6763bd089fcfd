/** What keeping choices needs of the browser; every `Environment` is one. */
export interface ConsentAdapters {
  readLocalItem(name: string): string | undefined;
  writeLocalItem(name: string, value: string | undefined): void;
  onStorageChange(run: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs until cancelled by the returned function. */
  every(milliseconds: number, run: () => void): () => void;
  reload(): void;
}
