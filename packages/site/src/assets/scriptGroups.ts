/**
 * How the build cuts the browser's script into files: few enough that a page needs a handful, and each of use to the
 * pages that fetch it.
 *
 * `loader` is on every page that has script, with `enhancements` beside it. `runtime` is React and what hydrates
 * islands. What several islands share is in `lists` if it shows stories, in `account` if it belongs to forms and signing
 * in, in `identity` or `sales` if it is of those clients and what they sell, in `cards` if it takes them, and in `ui`
 * otherwise. An island's own code is a file of its own, and so is the script of a wall, which only locked stories have. A group takes along what its modules import; one of a higher
 * priority takes first.
 */
export const SCRIPT_GROUPS = [
  { name: 'loader', tags: ['$initial' as const], priority: 6 },
  {
    name: 'words',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/](?:format[\\/](?:localeOf|numberFormat)|phrases[\\/]formatPhrase)|client-core[\\/]src[\\/]json[\\/](?:isRecord|readArray|readNumeric|readString))/,
    priority: 5,
  },
  {
    name: 'prices',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/]format[\\/]formatMoney|subscription[\\/]src[\\/](?:cart|redirect|price[\\/](?!use|locales)))/,
    priority: 5,
  },
  {
    name: 'runtime',
    test: /rolldown.runtime|[\\/](?:react|react-dom|scheduler|styled-components)[\\/]|[\\/]hydrateIsland\.tsx$/,
    priority: 4,
  },
  {
    name: 'enhancements',
    test: /(?<![\\/]paywall)\.(?:enhance|probe)\.ts$|[\\/]hasStoredSession\.ts$/,
    priority: 3,
  },
  {
    name: 'ui',
    test: /[\\/]packages[\\/](?:block-kit[\\/]src[\\/](?!hooks[\\/]useMoney|host[\\/]salesOrigins)|client-core[\\/]src[\\/](?!call)|story[\\/]src[\\/](?:image|links)[\\/]|ui[\\/]src[\\/](?!forms|dialog|text[\\/]Badge)|reader[\\/]src[\\/](?:redirect[\\/](?:usePageRedirect|redirectOrHome|storedRedirect)|session[\\/]useReader))|[\\/]sdk-content[\\/]/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'lists',
    test: /[\\/]packages[\\/]story[\\/]src[\\/](?:list|card|byline|overline|date)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'identity', test: /[\\/]sdk-identity[\\/]/, minShareCount: 2, priority: 1 },
  {
    name: 'sales',
    test: /[\\/]packages[\\/](?:subscription[\\/]src[\\/](?!card|challenge)|block-kit[\\/]src[\\/](?:hooks[\\/]useMoney|host[\\/]salesOrigins))|[\\/]sdk-sales[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'account',
    test: /[\\/](?:packages(?![\\/]subscription[\\/]src[\\/]card)|blocks)[\\/]/,
    minShareCount: 2,
  },
  {
    name: 'cards',
    test: /[\\/]packages[\\/]subscription[\\/]src[\\/]card[\\/]|[\\/]@stripe[\\/]/,
    minShareCount: 2,
    priority: -1,
  },
];
