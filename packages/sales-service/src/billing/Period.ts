/** A half-open stretch of time in milliseconds since 1970: `startsAt` belongs to it, `endsAt` does not. */
export interface Period {
  readonly startsAt: number;
  readonly endsAt: number;
}
