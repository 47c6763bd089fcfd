/** The texts of mails and pages about newsletters. `{letters}` is the list of the newsletters' names. */
export const newsletterPhrases = {
  'newsletter.confirm.subject': 'Confirm your newsletters',
  'newsletter.confirm.text':
    'This address was given at {site} for: {letters}. Confirm that you want to have them. The link is good for {time}.',
  'newsletter.confirm.action': 'Confirm',
  'newsletter.confirm.ignore':
    'If it was not you, you need not do anything. Nothing is sent without your confirmation.',
  'newsletter.welcome.subject': 'You are on the list',
  'newsletter.welcome.text': 'You will have from {site}: {letters}.',
  'newsletter.welcome.action': 'Change your newsletters',
  'newsletter.welcome.leave': 'You can end each of them at any time, there or at the foot of every letter.',
  'newsletterPage.confirm.title': 'Do you want to have these newsletters?',
  'newsletterPage.confirm.text': 'Nothing is sent before you confirm.',
  'newsletterPage.confirmed.title': 'Thank you',
  'newsletterPage.confirmed.text': 'Your newsletters are on their way with the next issue.',
  'newsletterPage.preferences.title': 'Your newsletters',
  'newsletterPage.preferences.text': 'What is ticked is sent to you. Untick all to have none.',
  'newsletterPage.ended.title': 'You have left',
  'newsletterPage.ended.text': 'This newsletter is not sent to you any more.',
  'newsletterPage.dead.title': 'This link is not good any more',
  'newsletterPage.dead.text':
    'It was cut short, or it is too old. Ask for the newsletters again, or use the link of your newest letter.',
  'newsletterPage.save': 'Save',
} as const;
