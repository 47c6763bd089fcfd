/** The calls of the Graph API by which a server verifies an access token and reads its reader. */
import { Hono } from 'hono';
import type { Context } from 'hono';
import { getNames } from '../person/Reader.ts';
import type { AccessToken, Facebook } from './createFacebook.ts';

const TRACE = 'Sandbox';

interface GraphProblem {
  readonly message: string;
  readonly code: number;
  readonly error_subcode?: number;
}

const problems = {
  noToken: { message: 'An access token is required to request this resource.', code: 104 },
  noInput: { message: '(#100) The parameter input_token is required', code: 100 },
  malformed: { message: 'Malformed access token', code: 190 },
  otherApp: {
    message: '(#100) The App_id in the input_token did not match the Viewing App',
    code: 100,
  },
  expired: {
    message: 'Error validating access token: The session has expired. Ask for a new one with FB.login.',
    code: 190,
    error_subcode: 463,
  },
} as const satisfies Record<string, GraphProblem>;

const refuse = (context: Context, problem: GraphProblem) =>
  context.json({ error: { ...problem, type: 'OAuthException', fbtrace_id: TRACE } }, 400);

/** Reads the caller's own token from the header or the query. */
function readToken({ req }: Context): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
  return bearer ?? req.query('access_token') ?? '';
}

/** Returns the calling app: from `{app id}|{secret}`, or from a token. The stand-in accepts any secret. */
async function viewingApp(facebook: Facebook, token: string): Promise<string | undefined> {
  const byApp = /^([^|]+)\|.+$/.exec(token)?.[1];
  return byApp ?? (await facebook.openToken(token))?.appId;
}

function describeToken(token: AccessToken, app: string) {
  const { isExpired, scopes, issuedAt, expiresAt } = token;
  if (token.appId !== app) return { error: problems.otherApp, is_valid: false, scopes: [] };
  return {
    app_id: token.appId,
    type: 'USER',
    application: 'Sandbox',
    expires_at: expiresAt,
    issued_at: issuedAt,
    is_valid: !isExpired,
    scopes,
    user_id: token.userId,
    ...(isExpired && {
      error: { code: problems.expired.code, message: problems.expired.message, subcode: 463 },
    }),
  };
}

function toProfile({ reader, userId, scopes }: AccessToken): Readonly<Record<string, unknown>> {
  const { given, family } = getNames(reader);
  const mayHaveEmail = scopes.includes('email') && reader.email !== '';
  return {
    id: userId,
    name: reader.name,
    first_name: given,
    last_name: family,
    ...(mayHaveEmail && { email: reader.email }),
  };
}

export function graphRoutes(facebook: Facebook): Hono {
  const app = new Hono({ strict: false });
  const graph = app.basePath('/sandbox/facebook/graph/:version{v[0-9]+\\.[0-9]+}');
  graph.get('/debug_token', async (context) => {
    const [own, input] = [readToken(context), context.req.query('input_token') ?? ''];
    if (own === '') return refuse(context, problems.noToken);
    if (input === '') return refuse(context, problems.noInput);
    const viewer = await viewingApp(facebook, own);
    if (viewer === undefined) return refuse(context, problems.malformed);
    const token = await facebook.openToken(input);
    if (token === undefined)
      return context.json({ data: { error: problems.malformed, is_valid: false, scopes: [] } });
    return context.json({ data: describeToken(token, viewer) });
  });
  graph.get('/me', async (context) => {
    const given = readToken(context);
    if (given === '') return refuse(context, problems.noToken);
    const token = await facebook.openToken(given);
    if (token === undefined) return refuse(context, problems.malformed);
    if (token.isExpired) return refuse(context, problems.expired);
    const fields = (context.req.query('fields') ?? 'id,name').split(',');
    const known = Object.entries(toProfile(token));
    return context.json(Object.fromEntries(known.filter(([name]) => name === 'id' || fields.includes(name))));
  });
  return app;
}
