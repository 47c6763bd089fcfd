/**
 * How the build splits the browser's script into files: few enough that a page needs only a handful, and each useful to
 * every page that fetches it.
 *
 * `loader` is on every page that has script, and most pages use all of it: it contains the small scripts of the blocks of
 * most pages. `runtime` is React, the code that hydrates islands, and the parts that nearly all islands use. Code that
 * several islands share is in `ui`; in `lists` if it shows stories; in `forms` and `account` if it belongs to forms and
 * signing in; in `subscription` if it sells; and in `addresses` or `cards` if it takes these. An island's own code is a
 * file of its own, and so is the script of a block that few pages have.
 *
 * Scripts without React never fetch React: the code that they share with islands is in groups that neither contain nor
 * import it. These are `words`, `prices`, `consent`, `saved`, `suggestions` and `carousel`, `calls` for calls of services, and `identity`,
 * `entitlements` and `sales` for the clients. A hook in one of them would load React on pages that no reader has interacted
 * with; the sizes test of the bench detects that.
 *
 * A group also takes the modules that its own modules import, unless a group of a higher priority has taken them; so groups
 * that many modules import are listed first. Priorities are whole numbers from 0; -1 counts as the highest.
 */
export const SCRIPT_GROUPS = [
  { name: 'loader', tags: ['$initial' as const], priority: 9 },
  {
    // Asking for a reader's consent, and keeping it where the newspaper does so itself.
    name: 'consent',
    test: /[\\/]block-kit[\\/]src[\\/]consent[\\/](?!tcf|gpp)/,
    priority: 7,
  },
  {
    name: 'words',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/](?:format[\\/](?:localeOf|numberFormat)|phrases[\\/]formatPhrase)|client-core[\\/]src[\\/](?:language|json[\\/](?!dictionary|later|readEach|record|rememberLast|shape)))/,
    priority: 8,
  },
  {
    name: 'prices',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/]format[\\/]formatMoney|sales-ui[\\/]src[\\/](?:offer[\\/]writeInline|price[\\/](?!use|locales|phrases|toRateText))|sdk-sales[\\/]src[\\/]money)/,
    priority: 8,
  },
  {
    // Calls of services, and the code that connects their clients: for scripts with React and without.
    name: 'calls',
    test: /[\\/]packages[\\/](?:client-core[\\/]src[\\/](?!json|storage|href[\\/]safeRedirect)|block-kit[\\/]src[\\/]host[\\/](?:connect(?:Identity|Sales)|loadConsent|subscriber))/,
    priority: 7,
  },
  {
    name: 'runtime',
    test: /[\\/](?:react|react-dom|scheduler|styled-components)[\\/]|[\\/]hydrateIsland\.tsx$|[\\/]block-kit[\\/]src[\\/]hooks[\\/]use(?:Anchor|Identity|Phrases|PublicUrl)|[\\/]packages[\\/](?:identity-ui[\\/]src[\\/](?:session[\\/]useReader|redirect[\\/]usePageRedirect)|ui[\\/]src[\\/](?:phrases|controls|theme[\\/]tokens|media[\\/](?:Icon|icons)\.|text[\\/](?:Html|Link|VisuallyHidden)))/,
    priority: 6,
  },
  {
    // For a button and a list without React.
    name: 'saved',
    test: /[\\/]packages[\\/]identity-ui[\\/]src[\\/](?:saved[\\/]|session[\\/]storedReaderId)/,
    priority: 6,
  },
  {
    // What is suggested while a reader types: without React for the bar of every page.
    name: 'suggestions',
    test: /[\\/](?:story-ui[\\/]src[\\/]search[\\/]|header-nav-chain[\\/]src[\\/]suggestWords)/,
    priority: 6,
  },
  {
    // The code that listens to the reader, apart from the code that reacts.
    name: 'carousel',
    test: /[\\/]carousel[\\/](?:listenToCarousel|carouselCommand)\.ts$/,
    priority: 6,
  },
  {
    name: 'dates',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/](?:format[\\/](?:formatDate|createFormat)|hooks[\\/]useFormat)|ui[\\/]src[\\/]text[\\/]Time|sales-ui[\\/]src[\\/]date[\\/])/,
    priority: 6,
  },
  {
    name: 'ui',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/](?!consent|hooks[\\/]use(?:Money|Sales)|host[\\/](?:readerDraft|salesOrigins))|story-ui[\\/]src[\\/]image[\\/](?:ResizedImage|assetUrl)|ui[\\/]src[\\/](?!forms|dialog|layout[\\/]OptionalPart|media[\\/]networkIcons|text[\\/]Badge))|[\\/]sdk-content[\\/]src[\\/](?:model[\\/](?:plainText|htmlEntities)|signing)/,
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'lists',
    test: /[\\/]sdk-content[\\/]|[\\/]packages[\\/]story-ui[\\/]/,
    minShareCount: 2,
    priority: 4,
  },
  {
    // The calls on every page of a signed-in reader; the other operations are in `account-calls` and `facebook-calls`.
    name: 'identity',
    test: /[\\/]sdk-identity[\\/]src[\\/](?:adapters|authorization|browser|call|config|context|errors|json|logout|refresh|session|storage|tabs|token|identityVersion|sessionOperations|assembleIdentityClient|accountOperationNames|contract[\\/](?:identityConfig|session|profile)Calls?|profile[\\/](?:getUserProfile|parseUserProfile|profileItems)|vendor[\\/](?:awaitVendor|vendorValues))|[\\/]host[\\/](?:loadIdentityClient|createPageIdentity)\.ts$|[\\/]packages[\\/](?:identity-ui[\\/]src[\\/](?:redirect[\\/](?:redirectOrHome|storedRedirect))|client-core[\\/]src[\\/](?:storage|href[\\/]safeRedirect))/,
    priority: 3,
  },
  {
    // What the pages on which readers log in and sign up have in common; those of an account need more.
    name: 'sign-in',
    test: /[\\/]identity-ui[\\/]src[\\/](?:challenge|errors|form[\\/](?!EmailRequest|FormText|ResetLink)|social|verification)|[\\/]identity-ui[\\/]src[\\/]phrases|[\\/]sdk-identity[\\/]src[\\/]social[\\/]facebookLocales|[\\/]ui[\\/]src[\\/](?:forms[\\/](?:Password|password|Reveal)|layout[\\/]OptionalPart)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'facebook-calls',
    test: /[\\/]sdk-identity[\\/]src[\\/](?:facebookOperations|social[\\/](?:facebookSignOn|initFacebookLogin))/,
    priority: 2,
  },
  {
    name: 'account-calls',
    test: /[\\/]sdk-identity[\\/]/,
    priority: 2,
  },
  {
    // The calls of the header for a signed-in reader, on pages without a block that sells.
    name: 'entitlements',
    test: /[\\/]block-kit[\\/]src[\\/]host[\\/]salesOrigins|[\\/]sdk-sales[\\/]src[\\/](?:answers[\\/]Entitlements|browser|cache|call[\\/]asReader|config|context|contract[\\/](?:entitlementsCall|salesConfigCall)|entitlements|errors|json)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'sales',
    test: /[\\/]sdk-sales[\\/]src[\\/](?!answers[\\/](?:Product|Sharing|Subscription)|contract[\\/](?:gift|sharing|subscription|subscriptionChange)Calls|gifts|sharing[\\/]|subscriptions|subscription-change|retail[\\/]getOffer)|[\\/]packages[\\/]sales-ui[\\/]src[\\/]redirect[\\/]/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // The actions of subscribers on their purchases; no checkout needs them.
    name: 'subscriber-calls',
    test: /[\\/]sdk-sales[\\/]src[\\/](?:answers[\\/](?:Product|Sharing|Subscription)|contract[\\/](?:gift|sharing|subscription|subscriptionChange)Calls|gifts|sharing|subscriptions|subscription-change|retail[\\/]getOffer)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // The parts of every form, including those that only accounts use (passwords, providers, mailed links).
    name: 'forms',
    test: /[\\/]packages[\\/](?:ui[\\/]src[\\/]forms[\\/](?!Password|password|Reveal)|block-kit[\\/]src[\\/]host[\\/]readerDraft|bot-challenge[\\/]|identity-ui[\\/]src[\\/](?:callbacks|session|url|configuration)|identity-ui[\\/]src[\\/]redirect[\\/](?:useSignInRedirect|accountPages))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'account',
    test: /[\\/]packages[\\/](?:ui|identity-ui)[\\/]|[\\/]blocks[\\/](?!ads?[-\\/]|checkout|paywall|update-payment-method)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'subscription',
    test: /[\\/]packages[\\/](?:sales-ui[\\/]src[\\/](?!address|bought|card[\\/]|claimFreeFocus|date[\\/]|express|order[\\/](?:to|use)|payment[\\/](?:begin|forget)|redirect|refusal|status|terms)|block-kit[\\/]src[\\/]hooks)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'addresses',
    test: /[\\/]packages[\\/]sales-ui[\\/]src[\\/]address[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'cards',
    test: /[\\/]packages[\\/]sales-ui[\\/]src[\\/](?:card|refusal)[\\/]|[\\/](?:@stripe|prop-types)[\\/]/,
    minShareCount: 2,
  },
];

interface Group {
  readonly test?: RegExp;
}

/** What sources end with, which are built into `.js`. */
const ENDINGS = ['.ts', '.tsx'];

/**
 * Returns the place that a module of an installed package of ours has in the workspace, by which the groups are
 * told, without its ending.
 */
const toWorkspace = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/\/node_modules\/@broadsheet\/(sdk-[a-z]+)\/dist\//, '/$1/src/')
    .replace(/\/node_modules\/@broadsheet\/block-(?!kit\/)([\w-]+)\/dist\//, '/blocks/$1/src/')
    .replace(/\/node_modules\/@broadsheet\/([\w-]+)\/dist\//, '/packages/$1/src/')
    .replace(/\.js$/, '');

/** Returns the same groups for packages that were installed, where modules have other paths. */
export const fromPackages = <Each extends Group>(groups: readonly Each[]) =>
  groups.map(({ test, ...group }) => ({
    ...group,
    ...(test !== undefined && {
      test: (path: string) =>
        test.test(path) || ENDINGS.some((ending) => test.test(toWorkspace(path) + ending)),
    }),
  }));
