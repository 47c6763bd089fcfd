import { Hono } from 'hono';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readFields } from '../http/readFields.ts';
import { answerPage } from '../panel/answerPage.ts';
import { choicePanel } from '../panel/choicePanel.ts';
import type { ChoicePanelOptions } from '../panel/choicePanel.ts';
import type { Choice } from '../person/parseChoice.ts';
import { parseChoice } from '../person/parseChoice.ts';
import type { Reader } from '../person/Reader.ts';
import { readReader } from '../person/Reader.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { createGoogle } from './createGoogle.ts';
import { parseGoogleRequest } from './GoogleRequest.ts';
import type { GoogleRequest } from './GoogleRequest.ts';
import { googleScriptRoutes } from './scriptRoutes.ts';

const COOKIE = 'sandbox_google';
const COOKIE_PATH = '/sandbox/google';
const SESSION_SECONDS = 14 * 86_400;
const NO_CLIENT = 'There is no client_id. Call initialize with the client id of the identity configuration.';

const panelOptions = (fields: URLSearchParams, clientId: string): ChoicePanelOptions => ({
  vendor: 'Google',
  client: clientId,
  action: '/sandbox/google/panel',
  fields,
  refuseNote: 'Closes the prompt, which then stays away for a while.',
  failNote: 'Google cannot make a credential.',
  expiredNote: 'An ID token that ended an hour ago.',
});

function avatar(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#${colour}"/><circle cx="48" cy="37" r="17" fill="#fff"/><path d="M14 96a34 34 0 0 1 68 0z" fill="#fff"/></svg>`;
}

/** Reads and writes the session of the legacy sign-in, in a cookie of the stand-in. */
function legacySession({ origin, seals }: SandboxContext) {
  const secure = origin.startsWith('https:');
  return {
    async open(context: Context, reader: Reader): Promise<void> {
      const value = await seals.seal('google-session', { ...reader }, SESSION_SECONDS);
      setCookie(context, COOKIE, value, {
        path: COOKIE_PATH,
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: SESSION_SECONDS,
      });
    },
    async read(context: Context): Promise<Reader | undefined> {
      const opened = await seals.open('google-session', getCookie(context, COOKIE) ?? '');
      return opened.status === 'good' ? readReader(opened.content) : undefined;
    },
    close: (context: Context): void => void deleteCookie(context, COOKIE, { path: COOKIE_PATH }),
  };
}

export function googleRoutes(sandbox: SandboxContext): Hono {
  const app = new Hono({ strict: false });
  const google = createGoogle(sandbox);
  const session = legacySession(sandbox);

  async function answer(
    context: Context,
    request: GoogleRequest,
    choice: Exclude<Choice, { readonly kind: 'invalid' }>,
  ) {
    switch (choice.kind) {
      case 'refuse':
      case 'fail':
        return { kind: choice.kind };
      case 'reader':
      case 'expired': {
        if (request.isLegacy) await session.open(context, choice.reader);
        const isExpired = choice.kind === 'expired';
        return { kind: 'credential', ...(await google.issue(request, choice.reader, isExpired)) };
      }
    }
  }

  app.get('/sandbox/google/panel', (context) => {
    const fields = new URL(context.req.url).searchParams;
    const request = parseGoogleRequest(fields);
    if (request === undefined) return context.text(NO_CLIENT, 400);
    return context.html(choicePanel(panelOptions(fields, request.clientId)));
  });
  app.post('/sandbox/google/panel', async (context) => {
    const fields = await readFields(context);
    const request = parseGoogleRequest(fields);
    if (request === undefined) return context.text(NO_CLIENT, 400);
    const choice = parseChoice(fields);
    if (choice.kind === 'invalid')
      return context.html(choicePanel({ ...panelOptions(fields, request.clientId), invalid: choice }), 422);
    return context.html(answerPage('Google', await answer(context, request, choice)));
  });
  app.get('/sandbox/google/session', async (context) => {
    const request = parseGoogleRequest(new URL(context.req.url).searchParams);
    const reader = await session.read(context);
    if (request === undefined || reader === undefined) return context.json({ kind: 'nobody' });
    return context.json({ kind: 'credential', ...(await google.issue(request, reader)) });
  });
  app.post('/sandbox/google/signout', (context) => {
    session.close(context);
    return context.json({});
  });
  app.post('/sandbox/google/revoke', async (context) => {
    const fields = await readFields(context);
    const successful = google.revoke(fields.get('client_id') ?? '', fields.get('hint') ?? '');
    return context.json(successful ? { successful } : { successful, error: 'invalid_user' });
  });
  app.get('/sandbox/google/oauth2/v3/certs', async (context) => context.json(await google.keySet()));
  app.get('/sandbox/google/picture/:file{[0-9a-f]{6}\\.svg}', (context) =>
    context.body(avatar(context.req.param('file').slice(0, 6)), 200, { 'content-type': 'image/svg+xml' }),
  );
  app.route('/', googleScriptRoutes());
  return app;
}
