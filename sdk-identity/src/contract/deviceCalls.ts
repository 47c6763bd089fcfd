import type { Endpoints } from '@broadsheet/client-core';
import type { SuccessBody } from './identityErrors.ts';

export const deviceCalls = {
  list: { method: 'GET', path: '/identity/public/v1/sessions' },
  end: { method: 'DELETE', path: '/identity/public/v1/sessions/:id' },
} as const satisfies Endpoints<DeviceCalls>;

/** The reader's own sessions: calls of the embedded service. */
export interface DeviceCalls {
  /** Lists them, the last used first. */
  readonly list: { readonly caller: 'reader'; readonly answer: readonly DeviceBody[] };
  /** Ends one; 404 for a session that is over. */
  readonly end: { readonly caller: 'reader'; readonly answer: SuccessBody };
}

/** A browser or app that a reader is signed in with. Moments are milliseconds since 1970. */
export interface DeviceBody {
  /** Of the session. */
  readonly id: string;
  /** What it called itself as the reader signed in; may be empty. */
  readonly userAgent: string;
  readonly createdOn: number;
  /** When its session was opened or last refreshed. */
  readonly lastUsedOn: number;
  readonly expiresOn: number;
  /** Whether the list was asked for from it. */
  readonly current: boolean;
}
