/** The texts of the desk itself. */
export const phrases = {
  'desk.title': 'Page builder',
  'desk.screen.pages': 'Pages',
  'desk.screen.ahead': 'Look ahead',
  'desk.screen.usage': 'Where blocks are used',
  'desk.screen.settings': 'Settings',
  'desk.screen.editor': 'Page',
  'desk.screen.versions': 'Versions',
  'desk.screen.people': 'People',
  'desk.screen.audit': 'Audit log',
  'desk.screen.account': 'Your account',
  'desk.navigation': 'Page builder',
  'desk.logOut': 'Log out',
  'desk.stillLoggedIn': 'You are still logged in. {reason}',
  'desk.site': 'To the site',
  'desk.loading': 'Loading …',
  'desk.noScreen': 'There is nothing at this address.',
  'desk.toPages': 'To all pages',
  'desk.refused':
    'Your role is “{role}”, and this needs “{needed}”. An administrator can give you another role.',
  'desk.failed': 'This part of the page builder failed: {message}',
  'desk.retry': 'Try again',
  'desk.unreached':
    'This part could not be loaded. Check the connection and try again. If that does not help, the page builder was renewed: reload it. What you have changed is kept.',
  'desk.reload': 'Reload',
} as const;
