/** A reader who is signed in. */
export interface ReaderAccess {
  readonly accountUuid: string;
  readonly sessionId: string;
}
