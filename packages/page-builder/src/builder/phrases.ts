/** The texts of the desk itself. */
export const phrases = {
  'desk.title': 'Page builder',
  'desk.screen.pages': 'Pages',
  'desk.screen.collections': 'Collections',
  'desk.screen.ahead': 'Future preview',
  'desk.screen.usage': 'Block usage',
  'desk.screen.settings': 'Settings',
  'desk.screen.editor': 'Page',
  'desk.screen.versions': 'Versions',
  'desk.screen.people': 'People',
  'desk.screen.audit': 'Audit log',
  'desk.screen.account': 'Your account',
  'desk.navigation': 'Page builder',
  'desk.logOut': 'Log out',
  'desk.stillLoggedIn': 'You are still logged in. {reason}',
  'desk.site': 'View site',
  'desk.loading': 'Loading …',
  'desk.noScreen': 'There is nothing at this address.',
  'desk.toPages': 'All pages',
  'desk.refused':
    'Your role is “{role}”, and this needs “{needed}”. An administrator can give you another role.',
  'desk.failed': 'This part of the page builder failed: {message}',
  'desk.retry': 'Try again',
  'desk.unreached':
    'This part could not be loaded. Check the connection and try again. If that does not help, the page builder has been updated: reload it. Your changes are kept.',
  'desk.reload': 'Reload',
} as const;
