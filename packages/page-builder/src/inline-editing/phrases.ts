/** The texts of editing on the page itself. */
export const phrases = {
  'inPlace.text': '{label}, on the page',
  'inPlace.help': 'Enter keeps the text, Tab moves to the next one, Escape cancels the change.',
  'inPlace.kept': '{label} changed.',
  'inPlace.given': '{label} was not changed.',
  'inPlace.headline': 'Headline',
  'inPlace.description': 'Description',
  'inPlace.overline': 'Overline',
  'inPlace.imagePut': '{name} is now the image of {title}.',
  'inPlace.noImage': 'Select a block that has an image, or drag the image onto one.',
  'inPlace.images': 'Select an image to use it in the selected block, or drag it onto an image of the page.',
} as const;
