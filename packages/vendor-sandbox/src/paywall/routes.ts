import { Hono } from 'hono';
import { readScript } from '../script/readScript.ts';
import { sendScript } from '../script/sendScript.ts';

/** Returns a valid number of stories, or null. */
const toCount = (text: string | undefined): string | null =>
  text !== undefined && /^\d{1,4}$/.test(text) ? text : null;

export function paywallRoutes(): Hono {
  const app = new Hono({ strict: false });
  const script = readScript(
    ['paywall/browser/countStories.js', 'paywall/browser/definePaywall.js'],
    'definePaywall',
  );
  app.get('/sandbox/paywall/p.js', (context) => {
    const { registration, payment, campaign } = context.req.query();
    const settings = {
      registration: toCount(registration),
      payment: toCount(payment),
      campaign: campaign ?? null,
    };
    return sendScript(context, script(settings));
  });
  return app;
}
