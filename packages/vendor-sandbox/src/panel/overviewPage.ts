import { html } from 'hono/html';
import { page } from './page.ts';
import type { Markup } from './page.ts';

interface StandIn {
  readonly name: string;
  readonly about: string;
  readonly panel: string;
  readonly label: string;
}

function signInTrial(siteUrl: string, path: string, scope: string): string {
  const query = new URLSearchParams({
    client_id: 'trial.client',
    redirect_uri: `${siteUrl}/sandbox/vendors`,
    response_type: 'code',
    scope,
    state: 'trial',
  });
  return `/sandbox/${path}?${query}`;
}

const standIns = (siteUrl: string): readonly StandIn[] => [
  {
    name: 'Google',
    about:
      'One Tap, the Google button and the legacy sign-in. Closing One Tap keeps it away, as the real one does.',
    panel: '/sandbox/google/panel?client_id=trial.client',
    label: 'Google panel',
  },
  {
    name: 'Facebook',
    about: 'The login button, the login dialog, and the part of the Graph API that checks tokens.',
    panel: '/sandbox/facebook/dialog/oauth?client_id=trial.client',
    label: 'Facebook panel',
  },
  {
    name: 'Apple',
    about: 'Sign in with Apple: the page, the exchange of its code, the keys.',
    panel: signInTrial(siteUrl, 'apple/auth/authorize', ''),
    label: 'Apple panel',
  },
  {
    name: 'Sandbox OpenID',
    about: 'An OpenID Connect provider like any other, found by its discovery document.',
    panel: signInTrial(siteUrl, 'openid/authorize', 'openid email profile'),
    label: 'Sandbox OpenID panel',
  },
  {
    name: 'reCAPTCHA',
    about:
      'The box to tick answers what its own menu says. What the invisible check answers is chosen in its panel.',
    panel: '/sandbox/recaptcha/panel',
    label: 'reCAPTCHA panel',
  },
  {
    name: 'Stripe',
    about: 'Card fields, wallets, 3-D Secure and the payment API. Its panel lists the test cards.',
    panel: '/sandbox/stripe/panel',
    label: 'Stripe panel',
  },
  {
    name: 'An ad server',
    about: 'The Google Publisher Tag, a bidder, and recommendations: filled, late, empty or never answered.',
    panel: '/sandbox/ads/panel',
    label: 'Ads panel',
  },
  {
    name: 'The clock',
    about: 'Subscriptions and payments go by a clock that can be put forward.',
    panel: '/sandbox/clock',
    label: 'Clock',
  },
];

function getOutcome({ searchParams }: URL): Markup | string {
  if (searchParams.get('state') !== 'trial') return '';
  const error = searchParams.get('error');
  return html`<p role="status">
    ${error === null ? 'The trial came back with a code.' : `The trial came back with the error ${error}.`}
  </p>`;
}

/** Renders `/sandbox/vendors`: the list of stand-ins and links to their panels. */
export function overviewPage(siteUrl: string, address: URL): Markup {
  const body = html`<h1>Stand-ins for other companies</h1>
    <p class="lead">
      This site runs with stand-ins instead of the services named here, so that everything can be tried
      without accounts or keys. Whoever reaches them can sign in as anybody: they are for development only.
    </p>
    ${getOutcome(address)}
    <section aria-labelledby="all">
      <h2 id="all">Who is played</h2>
      <dl>
        ${standIns(siteUrl).map(
          ({ name, about, panel, label }) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${about} <a href="${panel}">${label}</a></dd>
            </div>`,
        )}
      </dl>
    </section>`;
  return page({ title: 'Stand-ins', body });
}
