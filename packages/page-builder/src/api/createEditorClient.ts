import { createTransport, isApiError, isNetworkError } from '@broadsheet/client-core';
import type { Parser, Transport, TransportOptions, TransportRequest } from '@broadsheet/client-core';
import type { EditorClient } from './EditorClient.ts';
import { writeSiteText } from '../language/useSiteText.ts';
import type { Language } from '../language/useSiteText.ts';
import { EditorClientError } from './EditorClientError.ts';
import { writeOwn, writeRefusal } from './writeRefusal.ts';

const API_PATH = '/pagebuilder/api';
/** The time limit for a file in milliseconds, for a slow connection. */
const FILE_TIMEOUT_MS = 120_000;

export interface EditorClientOptions {
  /** The origin of the site, such as `https://www.example.com`. */
  readonly origin: string;
  readonly fetch: TransportOptions['fetch'];
  /** Called when a call is refused because the session has ended. */
  readonly onSignedOut?: () => void;
  /** Returns the language for messages of refused calls; called for each of them. Default: English. */
  readonly language?: () => Language;
}

const ENGLISH: Language = { phrases: {}, locale: 'en' };

function toEditorError(cause: unknown, language: Language): unknown {
  if (isNetworkError(cause))
    return new EditorClientError(writeSiteText(writeOwn('api.unreachable'), language), { cause });
  if (!isApiError(cause)) return cause;
  const message = writeRefusal(cause.body, language);
  return new EditorClientError(message, { status: cause.httpStatus, details: cause.body, cause });
}

async function send(
  transport: Transport,
  request: TransportRequest,
  { language }: Required<Pick<EditorClientOptions, 'language'>>,
): Promise<unknown> {
  try {
    return (await transport.request({ credentials: 'same-origin', cache: 'no-store', ...request })).body;
  } catch (cause) {
    throw toEditorError(cause, language());
  }
}

/** Parses a response. @throws EditorClientError when the page builder does not understand it */
function read<Answer>(parse: Parser<Answer>, body: unknown, language: Language): Answer {
  const answer = parse(body);
  if (answer !== undefined) return answer;
  throw new EditorClientError(writeSiteText(writeOwn('api.unknown'), language), { details: body });
}

/** Creates the client for the calls below `/pagebuilder/api`. Nothing is sent before the first call. */
export function createEditorClient({
  origin,
  fetch,
  onSignedOut,
  language = () => ENGLISH,
}: EditorClientOptions): EditorClient {
  const transport = createTransport({ origin, fetch });

  async function call<Answer>(request: TransportRequest, parse: Parser<Answer>): Promise<Answer> {
    try {
      return read(parse, await send(transport, request, { language }), language());
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
