/** What a server answers when it refuses a call; a body with `code` and `message` is a refusal. */
export interface ErrorBody {
  /** Always a text: leading zeros count (`010122`). */
  readonly code: string;
  readonly message: string;
  readonly httpStatus?: number;
}
