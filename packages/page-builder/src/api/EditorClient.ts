import type { Parser } from '@broadsheet/sdk-content';

export interface EditorCall<Answer> {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent instead of it, for files; there are two minutes for one. */
  readonly form?: FormData;
  readonly parse: Parser<Answer>;
  readonly signal?: AbortSignal;
  /** True for what is said while the page is being left. */
  readonly isLast?: boolean;
}

/**
 * The calls of editors. Paths are below `/pagebuilder/api`, such as `/pages/home`. Each rejects with an `EditorClientError`
 * whose message can be shown.
 */
export interface EditorClient {
  /** Reads; tried again when the network fails. */
  get<Answer>(path: string, parse: Parser<Answer>, signal?: AbortSignal): Promise<Answer>;
  /** Changes something; never repeated by itself. */
  send<Answer>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    call: EditorCall<Answer>,
  ): Promise<Answer>;
}

/** For calls whose answer has nothing to read. */
export const noAnswer: Parser<true> = () => true;
