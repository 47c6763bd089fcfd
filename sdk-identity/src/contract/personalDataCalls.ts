/** Reports of a reader's personal data (wire-contract 1.4), with the bearer token. `:name` is a variable part. */
export const personalDataCalls = {
  /** `?_=` and the time in milliseconds, against caches; it means nothing → a list of GdprReportStatusBody. */
  list: { method: 'GET', path: '/identity/public/v1/gdpr' },
  /** → GdprReportBody. */
  report: { method: 'GET', path: '/identity/public/v1/gdpr/:id' },
} as const;
