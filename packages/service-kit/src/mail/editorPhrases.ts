/** The texts of mails to editors. `{site}` is the name of the newspaper. */
export const editorPhrases = {
  'editorBrowser.subject': 'Log in to the page builder',
  'editorBrowser.text':
    'Somebody who knows your address has asked for a link to the page builder of {site}, as when too many wrong passwords or codes were tried for your account. Open it in the browser in which you want to log in: that browser gets attempts of its own. Your password and your second factor are asked for as ever.',
  'editorBrowser.action': 'Go on in this browser',
} as const;
