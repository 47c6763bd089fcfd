export const phrases = {
  'body.clarification': 'Note of clarification',
  'body.code': 'Code sample',
  'body.correction': 'Correction to this story',
  'body.opinion': 'Opinion',
  'body.rating': 'Rating: {value} {units}',
  'body.ratingOf': 'Rating: {value} of {max} {units}',
  'body.related': 'Go to the related story',
  'body.table': 'Table',
} as const;
