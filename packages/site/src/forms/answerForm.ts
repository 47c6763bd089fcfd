/**
 * Accepts the forms of readers without script: `POST /_broadsheet/forms/{name}`.
 *
 * The site makes the call that the block would make, with a client of its own, and redirects the browser back to the page.
 * The page's URL then reports the outcome: `?form={name}`, and `refused={code}` if the form was refused.
 */
import { isApiError, isNetworkError, safeRedirect } from '@broadsheet/client-core';
import { createIdentityClient, getErrorCode } from '@broadsheet/sdk-identity';
import type { IdentityClientOptions } from '@broadsheet/sdk-identity';
import type { EngineLog } from '@broadsheet/engine';
import { findFormAction } from './formActions.ts';
import type { FormAction, FormValues } from './formActions.ts';

export const FORM_PATH = '/_broadsheet/forms/';

/** The most bytes of a form; the longest form is an address and two passwords. */
export const MAX_FORM_BYTES = 16_384;

export interface FormContext {
  /** The site's URL: only its own pages may send forms, and a form redirects only to them. */
  readonly siteUrl: string;
  /** The origin of the identity service. */
  readonly origin: string;
  readonly fetch: IdentityClientOptions['fetch'];
  readonly log: EngineLog;
}

interface Outcome {
  /** The error code of the service, or `incomplete`, `mismatch`, `network`, `fault`; absent when the form was accepted. */
  readonly refused?: string;
  /** Where a limit is exceeded: the milliseconds until it is over. */
  readonly waitMs?: number;
}

const TOO_MANY = 429;
/** The wait in milliseconds where the service names none. */
const USUAL_WAIT_MS = 10 * 60_000;

function isOwnPage(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === null ? request.headers.get('origin') === new URL(siteUrl).origin : site === 'same-origin';
}

async function readForm(request: Request): Promise<FormValues | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

function toOutcome(error: unknown, log: EngineLog): Outcome {
  if (isApiError(error) && error.httpStatus === TOO_MANY)
    return { refused: String(TOO_MANY), waitMs: error.retryAfterMs ?? USUAL_WAIT_MS };
  const refused = isNetworkError(error) ? 'network' : getErrorCode(error);
  if (refused !== undefined) return { refused };
  log.error('A form could not be processed; the reader was asked to try again.', { error: String(error) });
  return { refused: 'fault' };
}

async function run(action: FormAction, values: FormValues, context: FormContext): Promise<Outcome> {
  const { required, confirmed } = action;
  if (required.some((name) => !values[name])) return { refused: 'incomplete' };
  if (confirmed !== undefined && values[confirmed] !== values[`${confirmed}-confirmation`])
    return { refused: 'mismatch' };
  const client = createIdentityClient({ origin: context.origin, fetch: context.fetch });
  try {
    await action.run(client, values);
  } catch (error) {
    return toOutcome(error, context.log);
  }
  try {
    await action.tidyUp?.(client);
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error;
    context.log.warn(
      'A form was taken, and what comes after it failed; a session may last until it ends by itself.',
      {
        error: name,
      },
    );
  }
  return {};
}

function redirectBack(
  name: string,
  values: FormValues,
  { refused }: Outcome,
  kept: readonly string[],
): string {
  const query = new URLSearchParams({ form: name });
  if (refused !== undefined) {
    query.set('refused', refused);
    for (const value of kept) query.set(value, values[value] ?? '');
  }
  return `?${query}`;
}

function refuse(
  status: 400 | 403 | 404 | 429,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/**
 * Responds to a posted form with a redirect (303); with 400, 403 or 404 to an invalid one, with 429 where a limit is exceeded,
 * which `answerInWords` makes a page of.
 *
 * @param name the form's name, from the URL
 */
export async function answerForm(request: Request, name: string, context: FormContext): Promise<Response> {
  const action = findFormAction(name);
  if (action === undefined) return refuse(404, 'No form of this name is taken here.');
  if (!isOwnPage(request, context.siteUrl))
    return refuse(403, 'The form came from a page of another site. Send it from a page of this one.');
  const values = await readForm(request);
  if (values === undefined)
    return refuse(400, 'The form cannot be read. Go back, load the page and send it again.');
  const page = safeRedirect(values['page'] ?? '', context.siteUrl)?.replace(/[?#].*$/, '') ?? '/';
  const outcome = await run(action, values, context);
  const { waitMs } = outcome;
  // What was typed is kept in the answer alone: neither an address nor the history of the browser holds it.
  if (waitMs !== undefined)
    return refuse(TOO_MANY, 'Too many attempts. Wait and send the form again.', {
      'Retry-After': String(Math.ceil(waitMs / 1000)),
    });
  const back = redirectBack(name, values, outcome, action.keeps ?? []);
  return new Response(null, {
    status: 303,
    headers: { Location: `${page}${back}`, 'Cache-Control': 'no-store' },
  });
}
