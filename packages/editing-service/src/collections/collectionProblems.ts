/** The English phrases of every problem of a collection, as clauses. The page builder translates the same keys. */
export const collectionProblems = {
  'collection-problem.name': 'a collection needs a name of at most {most} characters',
  'collection-problem.aliases':
    'an alias has small letters, digits and hyphens and begins with a letter, such as front-page; there are at most {most}',
  'collection-problem.alerts':
    'the alias "alert-bar" belongs to alerts, which are sent from the bar of every screen',
  'collection-problem.items': 'a collection has at most {most} stories, each of them once',
  'collection-problem.item': 'this is no story of a collection',
  'collection-problem.text': 'a headline or a description must be text of at most {most} characters',
  'collection-problem.image': 'the picture must be the URL of an image, beginning with / or https://',
  'collection-problem.pin': 'a pin needs a moment at which it ends',
  'collection-problem.automatic':
    'the stories that come by themselves need a section or a tag, and a number from 1 to {most}',
} as const;
