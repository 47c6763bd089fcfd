/** The stand-ins for consent platforms: the script of one with TCF 2.2, and of one with GPP. */
import { Hono } from 'hono';
import { readScript } from '../script/readScript.ts';
import { sendScript } from '../script/sendScript.ts';

const CHOICES = 'consent/browser/showChoices.js';

export function consentRoutes(): Hono {
  const app = new Hono({ strict: false });
  const tcf = readScript([CHOICES, 'consent/browser/defineTcf.js'], 'defineTcf');
  const gpp = readScript([CHOICES, 'consent/browser/defineGpp.js'], 'defineGpp');
  app.get('/sandbox/consent/tcf.js', (context) =>
    sendScript(context, tcf({ gdpr: context.req.query('gdpr') ?? null })),
  );
  app.get('/sandbox/consent/gpp.js', (context) => sendScript(context, gpp()));
  return app;
}
