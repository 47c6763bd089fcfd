import type { Parser } from '@broadsheet/client-core';

export interface EditorCall<Answer> {
  /** The body, sent as JSON. */
  readonly body?: unknown;
  /** The form sent instead of `body`, for files; its time limit is two minutes. */
  readonly form?: FormData;
  readonly parse: Parser<Answer>;
  readonly signal?: AbortSignal;
  /** Whether the request is sent while the page is being left. */
  readonly isLast?: boolean;
}

/**
 * The client for the calls of editors. Paths are below `/pagebuilder/api`, such as `/pages/home`. Each call rejects with an
 * `EditorClientError` whose message can be shown.
 */
export interface EditorClient {
  /** Reads data; repeated when the network fails. */
  get<Answer>(path: string, parse: Parser<Answer>, signal?: AbortSignal): Promise<Answer>;
  /** Changes data; never repeated automatically. */
  send<Answer>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    call: EditorCall<Answer>,
  ): Promise<Answer>;
}

/** Accepts any response, for calls whose response has no content. */
export const noAnswer: Parser<true> = () => true;
