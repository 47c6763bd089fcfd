/**
 * Creates an ad server, bidders and a recommendation widget. They answer what a person has chosen on the panel for the
 * browser's session, so that a person can see how a page behaves when ads load, load late, stay empty or never answer.
 */
import { Hono } from 'hono';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readFields } from '../http/readFields.ts';
import { readScript } from '../script/readScript.ts';
import { sendScript } from '../script/sendScript.ts';
import { parseAdsBehaviour } from './adBehaviours.ts';
import type { AdsBehaviour } from './adBehaviours.ts';
import { adsPanel, creativePage, creativeStyle } from './pages.ts';

const COOKIE = 'sandbox_ads';
const COOKIE_PATH = '/sandbox/ads';

/** Reads the behaviour from the cookie, `{server}.{bidders}`. */
function readBehaviour(context: Context): AdsBehaviour {
  const [server, bidders] = (getCookie(context, COOKIE) ?? '').split('.');
  return parseAdsBehaviour(server, bidders);
}

function panelRoutes(secure: boolean): Hono {
  const app = new Hono({ strict: false });
  app.get('/sandbox/ads/panel', (context) =>
    context.html(adsPanel({ ...readBehaviour(context), isSaved: context.req.query('saved') !== undefined })),
  );
  app.post('/sandbox/ads/panel', async (context) => {
    const fields = await readFields(context);
    const { server, bidders } = parseAdsBehaviour(fields.get('server'), fields.get('bidders'));
    setCookie(context, COOKIE, `${server}.${bidders}`, {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'Lax',
      secure,
    });
    return context.redirect('/sandbox/ads/panel?saved', 303);
  });
  return app;
}

function creativeRoutes(): Hono {
  const app = new Hono({ strict: false });
  app.get('/sandbox/ads/creative', (context) => {
    const { unit = '', size = '' } = context.req.query();
    return context.html(creativePage(unit, size));
  });
  app.get('/sandbox/ads/creative.css', (context) =>
    context.body(creativeStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  return app;
}

export function adsRoutes(origin: string): Hono {
  const app = new Hono({ strict: false });
  const tag = readScript(
    ['ads/browser/createSlot.js', 'ads/browser/showAd.js', 'ads/browser/defineGoogleTag.js'],
    'defineGoogleTag',
  );
  const prebid = readScript(['ads/browser/definePrebid.js'], 'definePrebid');
  const widget = readScript(['ads/browser/runWidget.js'], 'runWidget');
  app.get('/sandbox/ads/tag/js/gpt.js', (context) => sendScript(context, tag()));
  app.get('/sandbox/ads/prebid.js', (context) => sendScript(context, prebid()));
  app.get('/sandbox/ads/libtrc/:publisher/loader.js', (context) =>
    sendScript(context, widget({ publisher: context.req.param('publisher') })),
  );
  app.get('/sandbox/ads/gampad/ads', (context) => context.json({ answer: readBehaviour(context).server }));
  app.get('/sandbox/ads/bids', (context) => context.json({ answer: readBehaviour(context).bidders }));
  app.route('/', panelRoutes(origin.startsWith('https:')));
  app.route('/', creativeRoutes());
  return app;
}
