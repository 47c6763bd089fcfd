import { Hono } from 'hono';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readFields } from '../http/readFields.ts';
import { answerPage } from '../panel/answerPage.ts';
import { readScript } from '../script/readScript.ts';
import { sendScript } from '../script/sendScript.ts';
import { createBilling } from './cards/walletPeople.ts';
import { createPaymentMethod } from './cards/paymentMethods.ts';
import type { Stripe } from './createStripe.ts';
import { answerChallenge } from './intents/confirmIntent.ts';
import { findBySecret } from './intents/Intent.ts';
import { dashboardRoutes } from './pages/dashboardRoutes.ts';
import { fieldPage, fieldStyle } from './pages/fieldPage.ts';
import { parseWalletChoice, stripePanelPage, walletChoices } from './pages/panelPage.ts';
import { challengePage, problemPage, sheetPage, walletCards, walletsPage } from './pages/sheetPages.ts';
import type { StripeContext } from './StripeContext.ts';

const PATH = '/sandbox/stripe';
const COOKIE = 'sandbox_stripe';

const inBrowser = (...names: readonly string[]) => names.map((name) => `stripe/browser/${name}.js`);
const SCRIPT = [
  'panel/browser/awaitAnswer.js',
  ...inBrowser(
    'createEmitter',
    'callApi',
    'showSheet',
    'createFieldElement',
    'createWalletElement',
    'createElements',
    'confirmIntents',
    'defineStripe',
  ),
];
const FIELD = ['panel/browser/awaitAnswer.js', ...inBrowser('callApi', 'cardRules', 'runField')];

function addScripts(app: Hono): void {
  const script = readScript(SCRIPT, 'defineStripe');
  const field = readScript(FIELD, 'runField');
  const wallets = readScript(inBrowser('runWallets'), 'runWallets');
  const sendStripe = (context: Context) => {
    const choice = walletChoices[parseWalletChoice(getCookie(context, COOKIE))];
    return sendScript(context, script({ wallets: choice.join(' ') }));
  };
  // The vendor's URLs of the script: one with a release name, and the older one without.
  app.get(`${PATH}/endive/stripe.js`, sendStripe);
  app.get(`${PATH}/v3`, sendStripe);
  app.get(`${PATH}/field.js`, (context) => sendScript(context, field()));
  app.get(`${PATH}/wallets.js`, (context) => sendScript(context, wallets()));
  app.get(`${PATH}/field.css`, (context) =>
    context.body(fieldStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
}

function addChallenge(app: Hono, stripe: StripeContext): void {
  app.get(`${PATH}/challenge`, (context) => {
    const secret = context.req.query('secret') ?? '';
    const isKnown = findBySecret(stripe, secret) !== undefined;
    return context.html(
      isKnown ? challengePage(secret) : problemPage('No payment waits for an answer here.'),
      isKnown ? 200 : 404,
    );
  });
  app.post(`${PATH}/challenge`, async (context) => {
    const fields = await readFields(context);
    const intent = findBySecret(stripe, fields.get('secret') ?? '');
    const answer = fields.get('answer');
    if (intent !== undefined && (answer === 'pass' || answer === 'fail'))
      answerChallenge(stripe, intent, answer);
    return context.html(answerPage('Stripe', { kind: answer === 'leave' ? 'left' : 'answered' }));
  });
}

function payFromWallet(stripe: StripeContext, fields: URLSearchParams) {
  const card = Object.entries(walletCards).find(([choice]) => choice === fields.get('choice'))?.[1];
  if (card === undefined) return { kind: 'left' };
  const billing = createBilling(fields.get('person') ?? '', fields.get('email') ?? '');
  const method = createPaymentMethod(stripe, {
    number: card[1],
    expMonth: 12,
    expYear: new Date(stripe.clock.now()).getUTCFullYear() + 3,
    cvc: '123',
    wallet: fields.get('wallet') ?? 'apple_pay',
    billing: { ...billing },
  });
  return { kind: 'authorised', paymentMethod: method.id, billing };
}

function addWallets(app: Hono, stripe: StripeContext): void {
  app.get(`${PATH}/wallets`, (context) =>
    context.html(walletsPage((context.req.query('show') ?? '').split(' ').filter((name) => name !== ''))),
  );
  app.get(`${PATH}/sheet`, (context) => {
    const { wallet = '', label = '', amount = '', currency = '' } = context.req.query();
    return context.html(sheetPage({ wallet, label, amount: Number(amount) || 0, currency }));
  });
  app.post(`${PATH}/sheet`, async (context) =>
    context.html(answerPage('Stripe', payFromWallet(stripe, await readFields(context)))),
  );
}

function addPanel(app: Hono, origin: string): void {
  app.get(`${PATH}/panel`, (context) =>
    context.html(stripePanelPage(parseWalletChoice(getCookie(context, COOKIE)))),
  );
  app.post(`${PATH}/panel`, async (context) => {
    const choice = parseWalletChoice((await readFields(context)).get('wallets'));
    const secure = origin.startsWith('https:');
    setCookie(context, COOKIE, choice, { path: PATH, httpOnly: true, sameSite: 'Lax', secure });
    return context.redirect(`${PATH}/panel`, 303);
  });
}

/** Creates the routes of the vendor's script and frames, the panel, and the API for pages under `/sandbox/stripe/v1`. */
export function stripeRoutes({ context: stripe, api }: Stripe, origin: string): Hono {
  const app = new Hono({ strict: false });
  addScripts(app);
  addChallenge(app, stripe);
  addWallets(app, stripe);
  addPanel(app, origin);
  app.route('/', dashboardRoutes(stripe, `${PATH}/dashboard`));
  app.get(`${PATH}/field`, (context) => context.html(fieldPage(context.req.query('type') ?? '')));
  app.all(`${PATH}/v1/*`, ({ req }) => {
    const url = new URL(req.url);
    url.pathname = url.pathname.slice(PATH.length);
    return api.fetch(new Request(url, req.raw));
  });
  return app;
}
