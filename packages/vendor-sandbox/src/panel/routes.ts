import { Hono } from 'hono';
import { readScript } from '../script/readScript.ts';
import { sendScript } from '../script/sendScript.ts';
import { overviewPage } from './overviewPage.ts';
import { panelStyle } from './panelStyle.ts';

/** Creates the routes of the page about all stand-ins, and of the files that all their pages use. */
export function panelRoutes(siteUrl: string): Hono {
  const app = new Hono({ strict: false });
  const answer = readScript(['panel/browser/sendAnswer.js'], 'sendAnswer');
  const submit = readScript(['panel/browser/submitForm.js'], 'submitForm');
  app.get('/sandbox/vendors', (context) => context.html(overviewPage(siteUrl, new URL(context.req.url))));
  app.get('/sandbox/vendors/panel.css', (context) =>
    context.body(panelStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/sandbox/vendors/answer.js', (context) => sendScript(context, answer()));
  app.get('/sandbox/vendors/submit.js', (context) => sendScript(context, submit()));
  return app;
}
