/** The phrases of the challenge itself. The message for a refused token is the block's (`id.err.captcha`). */
export const phrases = {
  'bot.failed': 'The security check could not be loaded. Check your connection and your content blocker.',
  'bot.label': 'Security check',
  'bot.loading': 'Loading the security check …',
  'bot.retry': 'Try again',
} as const;
