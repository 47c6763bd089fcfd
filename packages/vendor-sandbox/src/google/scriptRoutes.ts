import { Hono } from 'hono';
import { readScript } from '../script/readScript.ts';
import { sendScript } from '../script/sendScript.ts';

const PANEL = [
  'panel/browser/awaitAnswer.js',
  'panel/browser/openPanel.js',
  'panel/browser/drawButton.js',
  'panel/browser/sendForm.js',
];

/** Creates the routes of the scripts: Google Identity Services, and the legacy library. */
export function googleScriptRoutes(): Hono {
  const app = new Hono({ strict: false });
  const identity = readScript(
    [
      ...PANEL,
      'google/browser/coolDown.js',
      'google/browser/promptMoment.js',
      'google/browser/showCorner.js',
      'google/browser/drawIdentityButton.js',
      'google/browser/defineIdentity.js',
    ],
    'defineIdentity',
  );
  const legacy = readScript(
    [
      ...PANEL,
      'google/browser/googleUser.js',
      'google/browser/googleAuth.js',
      'google/browser/definePlatform.js',
    ],
    'definePlatform',
  );
  app.get('/sandbox/google/gsi/client', (context) => sendScript(context, identity()));
  app.get('/sandbox/google/js/platform.js', (context) => sendScript(context, legacy()));
  return app;
}
