import { Hono } from 'hono';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readFields } from '../http/readFields.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { readScript } from '../script/readScript.ts';
import { sendScript } from '../script/sendScript.ts';
import { createChallenges } from './createChallenges.ts';
import type { Challenges } from './createChallenges.ts';
import { parseBehaviour } from './outcomes.ts';
import type { Behaviour } from './outcomes.ts';
import { behaviourPage, boxPage } from './pages.ts';

const COOKIE = 'sandbox_recaptcha';
const COOKIE_PATH = '/sandbox/recaptcha';

/** Reads the behaviour from the session cookie, `{outcome}.{score}`. */
function readBehaviour(context: Context): Behaviour {
  const [, outcome, score] = /^([a-z]+)\.(.*)$/.exec(getCookie(context, COOKIE) ?? '') ?? [];
  return parseBehaviour(outcome, score);
}

function panelRoutes(origin: string): Hono {
  const app = new Hono({ strict: false });
  const secure = origin.startsWith('https:');
  app.get('/sandbox/recaptcha/panel', (context) =>
    context.html(
      behaviourPage(readBehaviour(context), { isSaved: context.req.query('saved') !== undefined }),
    ),
  );
  app.post('/sandbox/recaptcha/panel', async (context) => {
    const fields = await readFields(context);
    const { outcome, score } = parseBehaviour(fields.get('outcome'), fields.get('score'));
    setCookie(context, COOKIE, `${outcome}.${score}`, {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'Lax',
      secure,
    });
    return context.redirect('/sandbox/recaptcha/panel?saved', 303);
  });
  return app;
}

function checkRoutes(challenges: Challenges): Hono {
  const app = new Hono({ strict: false });
  app.post('/sandbox/recaptcha/token', async (context) => {
    const fields = await readFields(context);
    const action = fields.get('action') ?? undefined;
    const isBox = action === undefined;
    const behaviour = isBox ? parseBehaviour(fields.get('outcome'), undefined) : readBehaviour(context);
    if (behaviour.outcome === 'fail')
      return context.json({ error: 'The sandbox was told to fail. Choose otherwise in its panel.' });
    return context.json({ token: await challenges.issue(behaviour, action) });
  });
  app.post('/sandbox/recaptcha/api/siteverify', async (context) => {
    const fields = await readFields(context);
    const given = (name: string): string => fields.get(name) ?? context.req.query(name) ?? '';
    const missing = [
      ...(given('secret') === '' ? ['missing-input-secret'] : []),
      ...(given('response') === '' ? ['missing-input-response'] : []),
    ];
    if (missing.length > 0) return context.json({ success: false, 'error-codes': missing });
    const verdict = await challenges.check(given('response'));
    return verdict === undefined
      ? context.text('The sandbox was told to be out of order.', 503)
      : context.json(verdict);
  });
  return app;
}

/** Creates the routes of reCAPTCHA V2 and V3. They accept any site key and any secret. */
export function recaptchaRoutes(sandbox: SandboxContext): Hono {
  const app = new Hono({ strict: false });
  const api = readScript(
    [
      'panel/browser/awaitAnswer.js',
      'panel/browser/sendForm.js',
      'recaptcha/browser/requestToken.js',
      'recaptcha/browser/createWidget.js',
      'recaptcha/browser/defineRecaptcha.js',
    ],
    'defineRecaptcha',
  );
  const box = readScript(
    ['panel/browser/sendForm.js', 'recaptcha/browser/requestToken.js', 'recaptcha/browser/runBox.js'],
    'runBox',
  );
  app.get('/sandbox/recaptcha/api.js', (context) => {
    const { render = null, onload = null } = context.req.query();
    return sendScript(context, api({ render, onload }));
  });
  app.get('/sandbox/recaptcha/box.js', (context) => sendScript(context, box()));
  app.get('/sandbox/recaptcha/box', (context) => context.html(boxPage(context.req.query('theme') ?? '')));
  app.route('/', panelRoutes(sandbox.origin));
  app.route('/', checkRoutes(createChallenges(sandbox)));
  return app;
}
