/**
 * Decides who may read a locked story: `@broadsheet/paywall` makes the decision from what the platform knows of the reader.
 *
 * A signed-in reader is known by an access token or a session cookie; products, entitlements and the meter come from the
 * database. An anonymous reader has a meter in a signed cookie, whose latest readings are remembered for a while, so that an
 * old cookie gives nothing anew. After a sign-in its readings also count for the account;
 * the cookie stays in the browser, so that signing out gives no new free stories.
 */
import { explainAccess, parsePaywallRules, readStoryFacts } from '@broadsheet/paywall';
import type { AccessDecision, StoryFacts } from '@broadsheet/paywall';
import { getNetwork, printCookie, readCookie, ServiceError } from '@broadsheet/service-kit/http';
import { DEFAULT_CAMPAIGN } from '../documents/SalesDocumentType.ts';
import type { SalesContext } from '../SalesContext.ts';
import { addBaseToWall } from './addBaseToWall.ts';
import { cacheBriefly } from './cacheBriefly.ts';
import { decideForAccount, decideForAnybody } from './decideReading.ts';
import type { Decided, Reading } from './decideReading.ts';
import { findOfferTitles } from './findOfferTitles.ts';
import type { OfferTitles } from './findOfferTitles.ts';
import { createMeterMemory } from './meter/createMeterMemory.ts';
import { parseMeter, printMeter, startMeter, toStoryHash } from './meter/meterToken.ts';
import type { Meter } from './meter/meterToken.ts';
import { listPaywallRules } from './routes.ts';

export interface ReadingOptions {
  /** The reader's network address. */
  readonly address?: string | undefined;
  /** Whether every response explains the decision; for development only. */
  readonly explains?: boolean | undefined;
}

/** The response to a reader's request: `body` is a JSON object for this reader only. */
export interface ReadingVerdict {
  readonly mayRead: boolean;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export interface Paywall {
  /**
   * Decides whether the sender of a request may read a story, and counts a story that is given for free.
   *
   * @param story a content item (ANS); its teaser will do
   */
  authorise(request: Request, story: unknown, options?: ReadingOptions): Promise<ReadingVerdict>;
}

const COOKIE = 'story-meter';
/** The longest time for which browsers keep a cookie, in seconds. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

type Context = Pick<
  SalesContext,
  'database' | 'site' | 'keys' | 'clock' | 'limits' | 'authenticate' | 'siteUrl'
>;

/** Returns the class of the reader's device, from the header `User-Agent` and the client hint for mobile devices. */
function toDeviceClass(headers: Headers): 'mobile' | 'tablet' | 'desktop' {
  const agent = headers.get('user-agent') ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  const isMobile = headers.get('sec-ch-ua-mobile') === '?1' || /Mobi|iPhone/.test(agent);
  return isMobile ? 'mobile' : 'desktop';
}

/**
 * Returns the count and the limit, this story included, of the rule that counts it; of several the one with the fewest
 * left.
 */
function getMeter(decision: Extract<AccessDecision, { kind: 'open' }>) {
  const [tightest] = decision.checks
    .filter(({ rule }) => decision.countsFor.includes(rule))
    .toSorted((a, b) => a.limit - a.count - (b.limit - b.count));
  return tightest && { count: tightest.count, limit: tightest.limit };
}

type ReadOffer = (campaign: string) => Promise<OfferTitles | undefined>;

interface Printing {
  readonly readOffer: ReadOffer;
  readonly explains: boolean;
  /** The site's origin and base path. */
  readonly siteUrl: string;
}

/** Prints the answer for a browser, whose script shows the wall and leads to the addresses as they are. */
async function printDecision(
  { decision, isSignedIn, hasFailedCharge }: Decided,
  { readOffer, explains, siteUrl }: Printing,
): Promise<Readonly<Record<string, unknown>>> {
  const why = explains ? { why: explainAccess(decision) } : {};
  if (decision.kind === 'open')
    return {
      kind: 'open',
      meter: getMeter(decision),
      ...(hasFailedCharge === true && { hasFailedCharge }),
      ...why,
    };
  const { checks: _checks, ...wall } = decision;
  const offer = wall.wall === 'payment' ? await readOffer(wall.campaign ?? DEFAULT_CAMPAIGN) : undefined;
  return { ...wall, isSignedIn, ...addBaseToWall({ campaign: wall.campaign, offer }, siteUrl), ...why };
}

const UNAUTHORIZED = 401;

const hasToken = (request: Request): boolean =>
  /^\s*Bearer\s+(?!undefined|null)\S/i.test(request.headers.get('authorization') ?? '');

const verdict = (body: ReadingVerdict['body'], status = 200): ReadingVerdict => ({
  mayRead: body['kind'] === 'open',
  status,
  body,
  headers: new Headers(),
});

// oxlint-disable-next-line max-lines-per-function -- one list of what the paywall answers
export function createPaywall(context: Context): Paywall {
  const { database, site, clock, limits, siteUrl, authenticate } = context;
  const scope = { queries: database, site };
  const rulesOf = cacheBriefly(context, () => listPaywallRules(scope).then(parsePaywallRules));
  const readOffer = cacheBriefly(context, (campaign, now) => findOfferTitles(scope, { campaign, now }));
  const cookie = { siteUrl, name: COOKIE };
  const memory = createMeterMemory(clock);

  function setMeter({ headers }: ReadingVerdict, meter: Meter): void {
    const value = printMeter(context, meter);
    headers.append('Set-Cookie', printCookie({ ...cookie, value, maxAge: COOKIE_SECONDS }));
  }

  async function read(request: Request, story: StoryFacts, address = ''): Promise<Reading> {
    const token = readCookie(request, cookie);
    return {
      rules: await rulesOf(site),
      story: { ...story, id: toStoryHash(story.id) },
      deviceClass: toDeviceClass(request.headers),
      now: clock.now(),
      cookie: token === undefined ? undefined : parseMeter(context, { token, network: getNetwork(address) }),
    };
  }

  /** The limits by network address. A browser that gets a meter must send it with its next request (`again`). */
  const limitsFor = ({ url }: Request, { address }: ReadingOptions) => ({
    mayBegin: async () =>
      new URL(url).searchParams.get('again') === null && (await limits.isWithin('meter', { address })),
    mayCount: () => limits.isWithin('meteredStory', { address }),
  });

  async function answer(
    request: Request,
    reading: Reading,
    options: ReadingOptions,
  ): Promise<ReadingVerdict> {
    const access = await authenticate(request);
    if (access === undefined && hasToken(request)) return verdict({ kind: 'expired' }, UNAUTHORIZED);
    const decided =
      access === undefined
        ? await decideForAnybody({ memory, ...limitsFor(request, options) }, reading)
        : await decideForAccount({ database, site, memory }, access, { reading });
    if (decided === 'again') {
      const again = verdict({ kind: 'again' });
      setMeter(again, startMeter());
      return again;
    }
    const said = verdict(
      await printDecision(decided, { readOffer, explains: options.explains === true, siteUrl }),
    );
    if (decided.meter !== undefined) setMeter(said, decided.meter);
    return said;
  }

  return {
    async authorise(request, story, options = {}) {
      const facts = readStoryFacts(story, site);
      if (facts === undefined) return verdict({ message: 'The story has no id.' }, 404);
      try {
        return await answer(request, await read(request, facts, options.address), options);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (error.refusal.status === UNAUTHORIZED) return verdict({ kind: 'expired' }, UNAUTHORIZED);
        return verdict({ message: error.message }, error.refusal.status);
      }
    },
  };
}
