/**
 * Readers: accounts, sessions, links, profiles, personal data. Each subject has a folder with its routes, its rules and its
 * SQL statements; this module connects them.
 */
import type { Hono } from 'hono';
import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { Database } from '@broadsheet/service-kit/database';
import { createServiceApp } from '@broadsheet/service-kit/http';
import type { PlatformLog, ServiceEnv } from '@broadsheet/service-kit/http';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import { addAvatarRoutes, avatarLimit } from './avatar/routes.ts';
import { createCaptchaGate } from './captcha/createCaptchaGate.ts';
import { createConfiguration } from './createConfiguration.ts';
import { createAdministration } from './createAdministration.ts';
import type { IdentityAdministration } from './createAdministration.ts';
import { createBackgroundTasks, createSweeper } from '@broadsheet/service-kit/tasks';
import { readerSweeps } from './store/readerSweeps.ts';
import { addEmailRoutes } from './email/routes.ts';
import type { IdentityContext } from './IdentityContext.ts';
import type { IdentityOptions } from './IdentityOptions.ts';
import { createKnownDevices, readDevice } from './known-devices/createKnownDevices.ts';
import { createLimits } from '@broadsheet/service-kit/limits';
import { addOneTimeLinkRoutes } from './one-time-link/routes.ts';
import type { Keyring } from '@broadsheet/service-kit/keys';
import { createIdentityMail } from './createIdentityMail.ts';
import { createLinkLetter } from './links/createLinkLetter.ts';
import { LINK_LETTER } from './links/LinkRequest.ts';
import { addOidcClientRoutes } from './oidc/client/routes.ts';
import type { OidcOptions } from './oidc/OidcOptions.ts';
import { addOidcProviderRoutes } from './oidc/provider/routes.ts';
import { addPasswordRoutes } from './passwords/routes.ts';
import { createPasswordHasher } from '@broadsheet/service-kit/passwords';
import { addPersonalDataRoutes } from './personal-data/routes.ts';
import { addProfileRoutes } from './profile/routes.ts';
import { authenticate } from './sessions/authenticate.ts';
import type { ReaderAccess } from './sessions/ReaderAccess.ts';
import { createTokens } from './sessions/createTokens.ts';
import { addSessionRoutes } from './sessions/routes.ts';
import { addSignUpRoutes } from './signup/routes.ts';
import { addAppleRoutes } from './social/apple/routes.ts';
import { createGrants } from './social/createGrants.ts';
import { createGoogleVerifier } from './social/google/createGoogleVerifier.ts';
import { createSwgTokens } from './subscribe-with-google/createSwgTokens.ts';
import { addSwgRoutes } from './subscribe-with-google/routes.ts';

export interface IdentitySetup {
  readonly database: Database;
  /** The id of the current site in `websites`. */
  readonly site: string;
  readonly keys: Keyring;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly outbox: Outbox;
  /** The site's origin and base path, to which mails link. */
  readonly origin: string;
  /** Other origins whose pages may call. */
  readonly otherOrigins: readonly string[];
  readonly options: IdentityOptions;
}

/** The identity half of the platform. */
export interface Identity {
  /** All calls below `/identity/`. */
  readonly routes: Hono<ServiceEnv>;
  /**
   * Returns the reader who sends a request, for other modules; see `authenticate`.
   *
   * @throws ServiceError 401 for an expired token of a session that goes on, 403 when a page of another site uses the reader's
   *   cookie
   */
  authenticate(request: Request): Promise<ReaderAccess | undefined>;
  readonly administration: IdentityAdministration;
  /** Returns the current answer of the configuration call. */
  readonly configuration: () => Promise<IdentityConfigBody>;
  /** Resolves when mails and other work in the background are done. */
  settle(): Promise<void>;
}

function createContext(setup: IdentitySetup): IdentityContext {
  const { database, site, keys, clock, log, outbox, otherOrigins, options } = setup;
  const siteUrl = setup.origin;
  const { origin } = new URL(siteUrl);
  const { captcha, disqusSecret, social = {}, oidc = {}, fetch = globalThis.fetch } = options;
  const configuration = createConfiguration({
    database,
    site,
    configuration: options.configuration,
    social,
    oidcClients: oidc.clients,
    canCheckChallenges: captcha !== undefined,
    canSignComments: disqusSecret !== undefined,
    log,
  });
  const limits = createLimits(database, keys.secret, clock);
  const trustedOrigins = [origin, ...otherOrigins];
  const context = {
    database,
    clock,
    configuration,
    tokens: createTokens(keys, clock),
    hasher: createPasswordHasher(options.passwordHashing),
    limits,
    knownDevices: createKnownDevices({ database, clock, keys, siteUrl, trustedOrigins }),
    requireCaptcha: createCaptchaGate(configuration, captcha, { limits, log }),
    tasks: createBackgroundTasks(log),
    mail: createIdentityMail({ outbox, clock, site, siteUrl, pages: options.pages }),
    origin,
    siteUrl,
    trustedOrigins,
    deviceLimit: options.deviceLimit ?? Number.POSITIVE_INFINITY,
    requireVerifiedEmail: options.requireVerifiedEmail ?? false,
    disqusSecret,
    personalData: options.personalData ?? [],
    log,
    fetch,
    social,
    verifyGoogle: createGoogleVerifier({ clock, configuration, fetch, log, google: social.google }),
    oidc,
    swgTokens: createSwgTokens(keys, clock),
    keys,
  };
  return { ...context, grants: createGrants(context) };
}

/** Returns the origins of the sites that sign their readers in here, because their pages exchange the code themselves. */
function clientOrigins({ provider }: OidcOptions): readonly string[] {
  const addresses = provider?.clients.flatMap(({ redirectUris }) => redirectUris) ?? [];
  // Apps have redirect URIs of other schemes, whose origin is `null`, which any page can have.
  return addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
}

/** Creates the identity half; nothing runs before the first request. */
export function createIdentity(setup: IdentitySetup): Identity {
  const context = createContext(setup);
  const { outbox } = setup;
  outbox.registerLetter(LINK_LETTER, createLinkLetter(context));
  const sweep = createSweeper(context, { name: 'Sweeping the reader tables', sweeps: readerSweeps });
  const routes = createServiceApp(setup.log, {
    path: '/identity',
    otherOrigins: [...setup.otherOrigins, ...clientOrigins(context.oidc)],
    bodyLimits: [avatarLimit],
  });
  routes.use('/identity/*', async (call, next) => {
    call.set('device', readDevice(call.req.raw, context.siteUrl));
    sweep();
    await next();
  });
  routes.get('/identity/public/v1/config', async (call) => call.json(await context.configuration()));
  addSessionRoutes(routes, context);
  addSignUpRoutes(routes, context);
  addOneTimeLinkRoutes(routes, context);
  addPasswordRoutes(routes, context);
  addEmailRoutes(routes, context);
  addProfileRoutes(routes, context);
  addAvatarRoutes(routes, context);
  addPersonalDataRoutes(routes, context);
  addAppleRoutes(routes, context);
  addOidcClientRoutes(routes, context);
  addOidcProviderRoutes(routes, context);
  addSwgRoutes(routes, context);
  return {
    routes,
    authenticate: (request) => authenticate(context, request),
    administration: createAdministration(context),
    configuration: context.configuration,
    async settle() {
      await context.tasks.settle();
      await outbox.settle();
    },
  };
}
