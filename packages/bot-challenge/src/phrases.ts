/** The phrases of the robot check itself; the message for a refused token is the block's (`id.err.captcha`). */
export const phrases = {
  'bot.failed': 'The robot check could not be loaded. Check your connection and your content blocker.',
  'bot.label': 'Robot check',
  'bot.loading': 'Loading the robot check …',
  'bot.retry': 'Try again',
} as const;
