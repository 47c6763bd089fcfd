import type { Endpoints } from '@broadsheet/client-core';

export const personalDataCalls = {
  list: { method: 'GET', path: '/identity/public/v1/gdpr' },
  report: { method: 'GET', path: '/identity/public/v1/gdpr/:id' },
} as const satisfies Endpoints<PersonalDataCalls>;

/** Reports of a reader's personal data. */
export interface PersonalDataCalls {
  /** Lists the reports; requests one if there is none. */
  readonly list: {
    readonly caller: 'reader';
    readonly query: GdprReportsQuery;
    readonly answer: readonly GdprReportStatusBody[];
  };
  /** Returns a report. */
  readonly report: { readonly caller: 'reader'; readonly answer: GdprReportBody };
}

export interface GdprReportsQuery {
  /** The time in milliseconds, against caches; it means nothing. */
  readonly _?: string;
}

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
