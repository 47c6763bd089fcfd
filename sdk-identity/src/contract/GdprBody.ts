/** Moments are milliseconds since 1970. */
export interface GdprReportStatusBody {
  readonly id: number;
  readonly ready: boolean;
  readonly requestDate: number;
  readonly availableUntil: number;
}

export interface GdprReportBody {
  readonly asOfDate: string;
  /** JSON as text. */
  readonly data: string;
  readonly displayName?: string | null;
  readonly email?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly secondLastName?: string | null;
}
