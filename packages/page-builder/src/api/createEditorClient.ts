import { createTransport, isApiError, isNetworkError } from '@broadsheet/client-core';
import type { Transport, TransportOptions, TransportRequest } from '@broadsheet/client-core';
import { record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { EditorClient } from './EditorClient.ts';
import { EditorClientError } from './EditorClientError.ts';

const API_PATH = '/pagebuilder/api';
/** Milliseconds for a file on a slow line. */
const FILE_TIMEOUT_MS = 120_000;

export interface EditorClientOptions {
  /** Of the site, such as `https://www.example.com`. */
  readonly origin: string;
  readonly fetch: TransportOptions['fetch'];
  /** Told when a call is refused because nobody is signed in any more. */
  readonly onSignedOut?: () => void;
}

function toEditorError(cause: unknown): unknown {
  if (isNetworkError(cause))
    return new EditorClientError(
      'The server cannot be reached. Your work is kept here; check the connection.',
      {
        cause,
      },
    );
  if (!isApiError(cause)) return cause;
  const { message = 'The server refused this without saying why. Try again.' } =
    record({ message: text })(cause.body) ?? {};
  return new EditorClientError(message, { status: cause.httpStatus, details: cause.body, cause });
}

async function ask(transport: Transport, request: TransportRequest): Promise<unknown> {
  try {
    return (await transport.request({ credentials: 'same-origin', cache: 'no-store', ...request })).body;
  } catch (cause) {
    throw toEditorError(cause);
  }
}

/** @throws EditorClientError the answer is not what the builder understands */
function read<Answer>(parse: Parser<Answer>, body: unknown): Answer {
  const answer = parse(body);
  if (answer !== undefined) return answer;
  throw new EditorClientError('The server answered something unknown. Load the page builder again.', {
    details: body,
  });
}

/** Makes the client of the calls below `/pagebuilder/api`. Nothing is sent before the first call. */
export function createEditorClient({ origin, fetch, onSignedOut }: EditorClientOptions): EditorClient {
  const transport = createTransport({ origin, fetch });

  async function call<Answer>(request: TransportRequest, parse: Parser<Answer>): Promise<Answer> {
    try {
      return read(parse, await ask(transport, request));
    } catch (error) {
      if (error instanceof EditorClientError && error.status === 401) onSignedOut?.();
      throw error;
    }
  }

  return {
    get: (path, parse, signal) =>
      call({ method: 'GET', path: API_PATH + path, ...(signal && { signal }) }, parse),
    send: (method, path, { body, form, parse, signal, isLast }) =>
      call(
        {
          method,
          path: API_PATH + path,
          ...(body !== undefined && { body }),
          ...(form !== undefined && { form, timeoutMs: FILE_TIMEOUT_MS }),
          ...(signal && { signal }),
          ...(isLast && { keepalive: true }),
        },
        parse,
      ),
  };
}
