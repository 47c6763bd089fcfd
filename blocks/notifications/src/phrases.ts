export const phrases = {
  'notifications.title': 'Breaking news alerts',
  'notifications.about':
    'Get a notification in this browser when important news breaks. No account is needed.',
  'notifications.turnOn': 'Turn on alerts',
  'notifications.turnOff': 'Turn off alerts',
  'notifications.on': 'Alerts are on in this browser.',
  'notifications.off': 'Alerts are off in this browser.',
  'notifications.blocked':
    'This browser blocks notifications from this site. Allow them in the browser’s settings for this site, then try again.',
  'notifications.unsupported':
    'This browser cannot show notifications. On an iPhone or iPad, add this site to the Home Screen and open it from there.',
  'notifications.failed': 'That did not work. Check your connection and try again.',
} as const;
