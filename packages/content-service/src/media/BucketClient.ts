export interface BucketCall {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: { readonly content: Blob; readonly sha256: string } | undefined;
}

export interface BucketClient {
  /** The address of the bucket, for people. */
  readonly place: string;
  /** What all names in the bucket begin with. */
  readonly prefix: string;
  /**
   * Calls the bucket, or an object in it.
   *
   * @param object its name, after the prefix; empty: the bucket itself
   * @throws StorageProblem when it does not answer, fails, or refuses the key
   */
  call(object: string, call: BucketCall): Promise<Response>;
}
