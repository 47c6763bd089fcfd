import type { AuthorizationRequest } from './AuthorizationRequest.ts';
import type { Provider } from './Provider.ts';

export type ParsedRequest =
  | { readonly kind: 'good'; readonly request: AuthorizationRequest }
  /** The request is not redirected, because its redirect URI cannot be trusted. */
  | { readonly kind: 'unsafe'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly request: AuthorizationRequest;
      readonly error: string;
      readonly description: string;
    };

function isOwn(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin: given, username, password, hash } = new URL(address);
  return given === origin && username === '' && password === '' && hash === '';
}

function findProblem(fields: URLSearchParams): readonly [error: string, description: string] | undefined {
  const responseType = fields.get('response_type');
  if (responseType !== 'code') {
    return ['unsupported_response_type', `response_type is "${responseType ?? ''}". Use "code".`];
  }
  const mode = fields.get('response_mode') ?? 'query';
  if (mode !== 'query' && mode !== 'form_post') {
    return ['invalid_request', `response_mode is "${mode}". Use "query" or "form_post".`];
  }
  const method = fields.get('code_challenge_method') ?? 'plain';
  if (fields.has('code_challenge') && method !== 'S256') {
    return ['invalid_request', `code_challenge_method is "${method}". Use "S256".`];
  }
  return undefined;
}

/** Parses an authorisation request. @param origin the only origin to which a code is sent */
export function parseAuthorization(
  fields: URLSearchParams,
  { origin, checkRequest }: Pick<Provider, 'origin' | 'checkRequest'>,
): ParsedRequest {
  const given = (name: string): string | undefined => fields.get(name) || undefined;
  const { clientId, redirectUri } = { clientId: given('client_id'), redirectUri: given('redirect_uri') };
  if (clientId === undefined)
    return { kind: 'unsafe', message: 'invalid_client: there is no client_id. Send the one you registered.' };
  if (redirectUri === undefined || !isOwn(redirectUri, origin)) {
    const message = `invalid_request: redirect_uri is "${redirectUri ?? ''}". Use an address below ${origin}.`;
    return { kind: 'unsafe', message };
  }
  const request: AuthorizationRequest = {
    clientId,
    redirectUri,
    responseMode: given('response_mode') === 'form_post' ? 'form_post' : 'query',
    state: given('state'),
    nonce: given('nonce'),
    scopes: (given('scope') ?? '').split(' ').filter(Boolean),
    challenge: given('code_challenge'),
  };
  const problem = findProblem(fields) ?? checkRequest(request, fields);
  if (problem === undefined) return { kind: 'good', request };
  const [error, description] = problem;
  return { kind: 'refused', request, error, description };
}
