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
   * @returns what was done, 304, 404 for an object that is not there, 412 or 416
   * @throws StorageProblem when it does not answer, fails, refuses the key or the call, or has no such bucket
   */
  call(object: string, call: BucketCall): Promise<Response>;
  /**
   * Receives the body of a response part by part.
   *
   * @throws StorageProblem when nothing more comes for ten seconds, or it breaks off
   */
  receive(response: Response): AsyncIterable<Uint8Array>;
}
