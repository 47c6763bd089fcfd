/** The authorisation page, on which a person chooses a reader, and the redirect back to the site. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { readFields } from '../http/readFields.ts';
import { choicePanel } from '../panel/choicePanel.ts';
import type { ChoicePanelOptions } from '../panel/choicePanel.ts';
import { page } from '../panel/page.ts';
import type { Markup } from '../panel/page.ts';
import { parseChoice } from '../person/parseChoice.ts';
import { parseAuthorization } from './parseAuthorization.ts';
import type { AuthorizationRequest } from './AuthorizationRequest.ts';
import type { Grants } from './createGrants.ts';
import type { Provider } from './Provider.ts';

type Fields = Readonly<Record<string, string>>;

function postPage({ name }: Provider, { redirectUri }: AuthorizationRequest, fields: Fields): Markup {
  const body = html`<h1>Back to the site</h1>
    <form method="post" action="${redirectUri}">
      ${Object.entries(fields).map(
        ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
      )}
      <button class="primary">Continue</button>
    </form>`;
  return page({ title: name, body, script: 'vendors/submit.js' });
}

function problemPage({ name }: Provider, message: string): Markup {
  const body = html`<h1>${name} cannot go on</h1>
    <p class="lead">${message}</p>`;
  return page({ title: name, body });
}

/** Sends the reader back to the site in the requested response mode. */
function sendBack(context: Context, provider: Provider, request: AuthorizationRequest, answer: Fields) {
  const fields = { ...answer, ...(request.state !== undefined && { state: request.state }) };
  if (request.responseMode === 'form_post') return context.html(postPage(provider, request, fields));
  const address = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return context.redirect(address.href, 303);
}

function panelOptions(
  provider: Provider,
  fields: URLSearchParams,
  { clientId }: AuthorizationRequest,
): ChoicePanelOptions {
  return {
    vendor: provider.name,
    client: clientId,
    action: provider.authorizePath,
    fields,
    refuseNote: `The site gets the error ${provider.refusedError}.`,
    failNote: 'The site gets the error server_error.',
    expiredNote: 'A code that ended five minutes ago.',
  };
}

export function authorizeRoutes(provider: Provider, grants: Grants): Hono {
  const app = new Hono({ strict: false });

  /** Shows the panel, or handles the choice made on it. */
  async function handle(context: Context, fields: URLSearchParams, isChosen: boolean) {
    const parsed = parseAuthorization(fields, provider);
    if (parsed.kind === 'unsafe') return context.html(problemPage(provider, parsed.message), 400);
    const { request } = parsed;
    if (parsed.kind === 'refused') {
      const { error, description } = parsed;
      return sendBack(context, provider, request, { error, error_description: description });
    }
    if (!isChosen) return context.html(choicePanel(panelOptions(provider, fields, request)));
    const choice = parseChoice(fields);
    switch (choice.kind) {
      case 'invalid':
        return context.html(
          choicePanel({ ...panelOptions(provider, fields, request), invalid: choice }),
          422,
        );
      case 'refuse':
        return sendBack(context, provider, request, { error: provider.refusedError });
      case 'fail':
        return sendBack(context, provider, request, { error: 'server_error' });
      case 'reader':
      case 'expired': {
        const code = await grants.code(request, choice.reader, choice.kind === 'expired');
        const further = provider.answerFields(request, choice.reader);
        return sendBack(context, provider, request, { code, ...further });
      }
    }
  }

  app.get(provider.authorizePath, (context) => handle(context, new URL(context.req.url).searchParams, false));
  app.post(provider.authorizePath, async (context) => handle(context, await readFields(context), true));
  return app;
}
