/**
 * How the build cuts the browser's script into files: few enough that a page needs a handful, and each of use to the
 * pages that fetch it.
 *
 * `loader` is on every page that has script, and all of it on most: the small scripts of the blocks of most pages are in it.
 * `runtime` is React, what hydrates islands and the parts of nearly all of them. What several islands share is in `ui` or `lists` if
 * it shows stories, in `forms` and `account` if it belongs to forms and signing in, in `subscription` if it sells and in
 * `addresses` or `cards` if it takes these. An island's own code is a file of its own, and so is the script of a block that
 * few pages hold.
 *
 * Scripts without React never fetch it: what they share with islands is in groups that hold none of it and import none of
 * it. These are `words`, `prices`, `consent`, `saved` and `carousel`, `calls` for the calls of services, `identity`, `entitlements` and
 * `sales` for the clients. A hook in one of them would bring React to pages that nobody has touched; the sizes test of the
 * bench says so.
 *
 * A group takes along what its modules import, unless a group of a higher priority has taken it: so what many import
 * comes first. Priorities are whole numbers from 0; -1 counts as the highest there is.
 */
export const SCRIPT_GROUPS = [
  { name: 'loader', tags: ['$initial' as const], priority: 9 },
  {
    // What asks for a reader's consent, and what keeps it where the newspaper does so itself.
    name: 'consent',
    test: /[\\/]block-kit[\\/]src[\\/]consent[\\/](?!tcf|gpp)/,
    priority: 7,
  },
  {
    name: 'words',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/](?:format[\\/](?:localeOf|numberFormat)|phrases[\\/]formatPhrase)|client-core[\\/]src[\\/]json[\\/])/,
    priority: 8,
  },
  {
    name: 'prices',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/]format[\\/]formatMoney|subscription[\\/]src[\\/](?:offer[\\/]writeInline|price[\\/](?!use|locales|phrases|toRateText))|sdk-sales[\\/]src[\\/]money)/,
    priority: 8,
  },
  {
    // Calls of services, and what connects their clients: for scripts with React and without.
    name: 'calls',
    test: /[\\/]packages[\\/](?:client-core[\\/]src[\\/](?!storage|redirect)|block-kit[\\/]src[\\/]host[\\/](?:connect(?:Identity|Sales)|loadConsent|subscriber))/,
    priority: 7,
  },
  {
    name: 'runtime',
    test: /[\\/](?:react|react-dom|scheduler|styled-components)[\\/]|[\\/]hydrateIsland\.tsx$|[\\/]block-kit[\\/]src[\\/]hooks[\\/]use(?:Identity|Phrases)|[\\/]packages[\\/](?:reader[\\/]src[\\/](?:session[\\/]useReader|redirect[\\/]usePageRedirect)|ui[\\/]src[\\/](?:phrases|controls|theme[\\/]tokens|media[\\/](?:Icon|icons)\.|text[\\/](?:Html|Link|VisuallyHidden)))/,
    priority: 6,
  },
  {
    // For a button and a list without React.
    name: 'saved',
    test: /[\\/]packages[\\/]reader[\\/]src[\\/](?:saved[\\/]|session[\\/]storedReaderId)/,
    priority: 6,
  },
  {
    // What hears a reader, apart from what answers.
    name: 'carousel',
    test: /[\\/]carousel[\\/](?:listenToCarousel|carouselCommand)\.ts$/,
    priority: 6,
  },
  {
    name: 'dates',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/](?:format[\\/](?:formatDate|createFormat)|hooks[\\/]useFormat)|ui[\\/]src[\\/]text[\\/]Time|subscription[\\/]src[\\/]date[\\/])/,
    priority: 6,
  },
  {
    name: 'ui',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/](?!consent|hooks[\\/]use(?:Money|Sales)|host[\\/](?:readerDraft|salesOrigins))|story[\\/]src[\\/]image[\\/](?:ResizedImage|assetUrl)|ui[\\/]src[\\/](?!forms|dialog|media[\\/]networkIcons|text[\\/]Badge))|[\\/]sdk-content[\\/]src[\\/](?:model[\\/](?:plainText|htmlEntities)|signing)/,
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'lists',
    test: /[\\/]sdk-content[\\/]|[\\/]packages[\\/]story[\\/]/,
    minShareCount: 2,
    priority: 4,
  },
  {
    // What the page of every signed-in reader asks; the other operations are in `account-calls`.
    name: 'identity',
    test: /[\\/]sdk-identity[\\/]src[\\/](?:adapters|authorization|browser|call|config|context|errors|json|logout|refresh|session|storage|tabs|token|identityVersion|contract[\\/](?:identityConfig|session|profile)Calls?|profile[\\/](?:getUserProfile|parseUserProfile|profileItems)|vendor[\\/](?:awaitVendor|vendorValues))|[\\/]host[\\/](?:loadIdentityClient|createPageIdentity)\.ts$|[\\/]packages[\\/](?:reader[\\/]src[\\/](?:redirect[\\/](?:redirectOrHome|storedRedirect))|client-core[\\/]src[\\/](?:storage|redirect))/,
    priority: 3,
  },
  {
    name: 'account-calls',
    test: /[\\/]sdk-identity[\\/]|[\\/]host[\\/]accountOperations\.ts$/,
    priority: 2,
  },
  {
    // What the header asks for a reader who is signed in: on pages without a block that sells.
    name: 'entitlements',
    test: /[\\/]block-kit[\\/]src[\\/]host[\\/]salesOrigins|[\\/]sdk-sales[\\/]src[\\/](?:answers[\\/]Entitlements|attempts[\\/]attemptStore|authorization|browser|cache|call|config|context|contract[\\/](?:entitlementsCall|salesConfigCall)|entitlements|errors|json)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'sales',
    test: /[\\/]sdk-sales[\\/]src[\\/](?!answers[\\/](?:Offer|Sharing|Subscription)|contract[\\/](?:gift|sharing|subscription|subscriptionChange)Calls|gifts|sharing[\\/]|subscriptions|subscription-change|retail[\\/]getOffer)|[\\/]packages[\\/]subscription[\\/]src[\\/]redirect[\\/]/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // What subscribers do with what they have bought: no checkout asks for it.
    name: 'subscriber-calls',
    test: /[\\/]sdk-sales[\\/]src[\\/](?:answers[\\/](?:Offer|Sharing|Subscription)|contract[\\/](?:gift|sharing|subscription|subscriptionChange)Calls|gifts|sharing|subscriptions|subscription-change|retail[\\/]getOffer)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // The parts of every form. What only accounts hold (passwords, providers, mailed links) comes with these.
    name: 'forms',
    test: /[\\/]packages[\\/](?:ui[\\/]src[\\/]forms[\\/](?!Password|password|Reveal)|block-kit[\\/]src[\\/]host[\\/]readerDraft|bot-challenge[\\/]|reader[\\/]src[\\/](?:callbacks|session|url|configuration)|reader[\\/]src[\\/]redirect[\\/](?:useSignInRedirect|accountPages))/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'account',
    test: /[\\/]packages[\\/](?:ui|reader)[\\/]|[\\/]blocks[\\/](?!ads?[-\\/]|checkout|paywall|update-payment-method)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'subscription',
    test: /[\\/]packages[\\/](?:subscription[\\/]src[\\/](?!address|card[\\/]|date[\\/]|redirect|status)|block-kit[\\/]src[\\/]hooks)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'addresses',
    test: /[\\/]packages[\\/]subscription[\\/]src[\\/]address[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'cards',
    test: /[\\/]packages[\\/]subscription[\\/]src[\\/]card[\\/]|[\\/](?:@stripe|prop-types)[\\/]/,
    minShareCount: 2,
  },
];
