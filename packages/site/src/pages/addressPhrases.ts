/** The English phrases of every problem of an address. The page builder translates the same keys. */
export const addressPhrases = {
  'address.form':
    'An address starts with one slash and has no spaces, no “?” and no “#”, such as /about/team/.',
  'address.name': 'A colon is followed by a name of letters, such as /author/:slug/.',
  'address.twice': 'Each part with a colon needs a name of its own, such as /:year/:slug/.',
  'address.reserved': 'The site itself uses {path}, so the page would never be seen. Choose another address.',
  'address.taken': 'The page “{page}” has this address already. Change one of the two.',
  'address.takenFor': 'The page “{page}” is for this already. Change one of the two.',
  'address.template': 'The template “{page}” is for {other}. At {path} readers will see this page instead.',
  'address.kept': 'The page “{page}” keeps its own address {other}.',
  'address.chance':
    'The template “{page}” is for {other}. If an address matches both, either of them may be shown.',
  'address.redirect':
    'The redirect list “{list}” redirects {path}. Remove the redirect from the list, or choose another address.',
  'address.section': 'The section “{name}” has this address. Readers will see this page in its place.',
  'address.content': '“{title}” has this address. Readers will see this page in its place.',
} as const;
