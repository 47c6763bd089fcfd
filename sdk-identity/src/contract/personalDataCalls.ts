/** Reports of a reader's personal data, with the bearer token. `:name` is a variable part. */
export const personalDataCalls = {
  /** `?_=` and the time in milliseconds, against caches; it means nothing → a list of GdprReportStatusBody. */
  list: { method: 'GET', path: '/identity/public/v1/gdpr' },
  /** → GdprReportBody. */
  report: { method: 'GET', path: '/identity/public/v1/gdpr/:id' },
} as const;

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
