/** The texts of the mails about shared subscriptions. `{giver}` is the person who shares one, `{product}` what it is. */
export const sharingPhrases = {
  'invitation.subject': 'You are invited to read {site}',
  'invitation.text':
    '{giver} shares {product} at {site} with you. It costs you nothing. Accept with an account of your own.',
  'invitation.action': 'Accept the invitation',
  'shareEnded.subject': '{product} is no longer shared with you',
  'shareEnded.text':
    'The subscription to {product} at {site} that was shared with you has ended for you. You have nothing to pay. To go on reading, you can subscribe yourself.',
  'shareEnded.action': 'See the offers',
} as const;
