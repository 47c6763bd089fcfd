/** The texts of editing on the page itself. */
export const phrases = {
  'inPlace.text': '{label}, on the page',
  'inPlace.help': 'Enter keeps the text, Tab goes on to the next one, Escape gives it back as it was.',
  'inPlace.kept': '{label} changed.',
  'inPlace.given': '{label} is as it was.',
  'inPlace.headline': 'Headline',
  'inPlace.description': 'Description',
  'inPlace.overline': 'Overline',
  'inPlace.imagePut': '{name} is the image of {title} now.',
  'inPlace.noImage': 'Select a block that has an image, or drag the image onto one.',
  'inPlace.images': 'Press an image to put it into the selected block, or drag it onto an image of the page.',
} as const;
