/** What readers read who have just bought something. `{product}` is its name. */
export const phrases = {
  'sub.b.thanks': 'Thank you',
  'sub.b.bought': 'You have bought {product}.',
  'sub.b.renews': 'It renews on {date}.',
  'sub.b.renewsFor': 'It renews on {date} for {amount}.',
  'sub.b.next': 'A confirmation is in your mail. You can change or cancel below, at any time.',
  'sub.b.read': 'Read the newspaper',
} as const;
