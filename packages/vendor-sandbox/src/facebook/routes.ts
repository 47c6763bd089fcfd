import { Hono } from 'hono';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readFields } from '../http/readFields.ts';
import { answerPage } from '../panel/answerPage.ts';
import { choicePanel } from '../panel/choicePanel.ts';
import type { ChoicePanelOptions } from '../panel/choicePanel.ts';
import { parseChoice } from '../person/parseChoice.ts';
import type { Choice } from '../person/parseChoice.ts';
import { ADA } from '../person/Reader.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { readScript } from '../script/readScript.ts';
import { sendScript } from '../script/sendScript.ts';
import { createFacebook } from './createFacebook.ts';
import type { FacebookSession, FacebookStatus } from './createFacebook.ts';
import { graphRoutes } from './graphRoutes.ts';

const COOKIE = 'sandbox_facebook';
const COOKIE_PATH = '/sandbox/facebook';
/** The default scope. The real dialog grants the email address only on request; here a page without a scope gets it too. */
const DEFAULT_SCOPE = 'public_profile,email';
const NO_APP = 'There is no client_id. Call FB.init with the app id of the identity configuration.';

const panelOptions = (fields: URLSearchParams, appId: string): ChoicePanelOptions => ({
  vendor: 'Facebook',
  client: appId,
  action: '/sandbox/facebook/dialog/oauth',
  fields,
  mayLackEmail: true,
  refuseNote: 'Signed in to Facebook, but this site may not know it.',
  failNote: 'The dialog ends with an error.',
  expiredNote: 'An access token that ended two hours ago.',
});

/** Returns the session after a choice; undefined if nobody is signed in. */
function getOutcome(
  choice: Exclude<Choice, { readonly kind: 'invalid' }>,
  appId: string,
  scope: string,
  current: FacebookSession | undefined,
): FacebookSession | undefined {
  switch (choice.kind) {
    case 'fail':
      return current;
    case 'refuse': {
      const { [appId]: _refused, ...apps } = current?.apps ?? {};
      return { reader: current?.reader ?? ADA, apps, isExpired: false };
    }
    case 'reader':
    case 'expired': {
      const isSame = current?.reader.email === choice.reader.email;
      const apps = { ...(isSame && current?.apps), [appId]: scope };
      return { reader: choice.reader, apps, isExpired: choice.kind === 'expired' };
    }
  }
}

export function facebookRoutes(sandbox: SandboxContext): Hono {
  const app = new Hono({ strict: false });
  const facebook = createFacebook(sandbox);
  const secure = sandbox.origin.startsWith('https:');
  const sdk = readScript(
    [
      'panel/browser/awaitAnswer.js',
      'panel/browser/openPanel.js',
      'panel/browser/drawButton.js',
      'panel/browser/sendForm.js',
      'facebook/browser/drawLoginButtons.js',
      'facebook/browser/defineFacebook.js',
    ],
    'defineFacebook',
  );

  const read = (context: Context) => facebook.openSession(getCookie(context, COOKIE) ?? '');
  async function write(context: Context, session: FacebookSession | undefined): Promise<void> {
    if (session === undefined) return;
    const { value, lifeSeconds } = await facebook.sealSession(session);
    setCookie(context, COOKIE, value, {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      maxAge: lifeSeconds,
    });
  }

  app.get('/sandbox/facebook/:locale{[a-z]{2,3}_[A-Z]{2}}/sdk.js', (context) => sendScript(context, sdk()));
  app.get('/sandbox/facebook/dialog/oauth', (context) => {
    const fields = new URL(context.req.url).searchParams;
    const appId = fields.get('client_id') ?? '';
    if (appId === '') return context.text(NO_APP, 400);
    return context.html(choicePanel(panelOptions(fields, appId)));
  });
  app.post('/sandbox/facebook/dialog/oauth', async (context) => {
    const fields = await readFields(context);
    const appId = fields.get('client_id') ?? '';
    if (appId === '') return context.text(NO_APP, 400);
    const choice = parseChoice(fields, { mayLackEmail: true });
    if (choice.kind === 'invalid')
      return context.html(choicePanel({ ...panelOptions(fields, appId), invalid: choice }), 422);
    const scope = ['public_profile', ...(fields.get('scope') || DEFAULT_SCOPE).split(/[\s,]+/)];
    const session = getOutcome(choice, appId, [...new Set(scope)].join(','), await read(context));
    await write(context, session);
    if (choice.kind === 'fail') return context.html(answerPage('Facebook', { kind: 'fail' }));
    const response: FacebookStatus = await facebook.statusOf(session, appId);
    return context.html(answerPage('Facebook', { kind: 'status', response }));
  });
  app.get('/sandbox/facebook/status', async (context) =>
    context.json(await facebook.statusOf(await read(context), context.req.query('client_id') ?? '')),
  );
  app.post('/sandbox/facebook/logout', (context) => {
    deleteCookie(context, COOKIE, { path: COOKIE_PATH });
    return context.json({ status: 'unknown', authResponse: null });
  });
  app.route('/', graphRoutes(facebook));
  return app;
}
