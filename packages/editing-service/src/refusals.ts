/**
 * The English texts of the most frequent refusals. The page builder has translations with the same keys; the response
 * contains the key, so that editors read the refusal in their language.
 */
export const refusals = {
  'refusal.not-logged-in': 'You are not logged in, or no longer. Log in and try again.',
  'refusal.role': 'This needs the role "{needed}", and yours is "{role}". Ask an administrator.',
  'refusal.wrong-login': 'Email address or password are wrong. Try again.',
  'refusal.wrong-password': 'The password is wrong. Type the one that you log in with.',
  'refusal.wrong-code': 'This code is wrong or was used already. Wait for the next one.',
  'refusal.no-code':
    'This is no code. A code of the app has 6 digits, a recovery code 16 letters and digits. Compare what you typed.',
  'refusal.many-codes':
    'Too many codes were tried for this account. Wait up to an hour, or log in with a recovery code, a passkey, or in a browser that you have used before; or have a link sent to you by mail.',
  'refusal.many-passwords':
    'Too many passwords were tried. Try again in {minutes} minutes, or log in with a passkey or in a browser that you have used before; or have a link sent to you by mail.',
  'refusal.browser-link': 'This link is not good any more. Ask for another one where you log in.',
  'refusal.many-codes-here':
    'Too many recovery codes were tried from this network. Wait ten minutes and try again.',
  'refusal.wrong-recovery-code': 'This recovery code is wrong or was used already. Try another one of them.',
  'refusal.passkey': 'The passkey did not prove who you are. Try again, or use another way.',
  'refusal.password-length':
    'A password needs {least} to {most} characters. Several words in a row are good.',
  'refusal.password-weak':
    'This password is easy to guess. Choose several words that have nothing to do with you.',
  'refusal.link-used': 'This link was used already or has expired. Ask an administrator for another one.',
  'refusal.app-code': 'This is not the code that the app shows now. Type the six digits of the moment.',
  'refusal.page-gone': 'There is no such page. It may have been deleted.',
  'refusal.page-deleted':
    '{name} has deleted this page in the meantime. Restore it in the list of pages and save again.',
  'refusal.page-changed': '{name} has changed this page in the meantime. Merge both and save again.',
  'refusal.page-changed-unnamed': 'This page was changed in the meantime. Merge both and save again.',
  'refusal.page-published': 'This page was published in the meantime. Reload it and save again.',
  'refusal.draft-changed': 'This draft has changed in the meantime and was kept. Check it again.',
  'refusal.not-published': 'This page is not published.',
  'refusal.nothing-to-take-away':
    'This page is not published, so it cannot be unpublished. Publish it first.',
  'refusal.schedule-over': 'This time is in the past. Choose a later one, or publish now.',
  'refusal.schedule-far': 'This is more than two years ahead. Check the year.',
  'refusal.schedule-order': 'The page would be unpublished before it is published. Choose a later end.',
  'refusal.schedule-gone': 'Nothing is scheduled. It may have happened already.',
  'refusal.only-administrator': 'This is the only administrator. Make another one first.',
  'refusal.editor-exists': 'An editor with this email address exists already. Log in instead.',
  'refusal.needs-factor': 'Your role needs a second factor. Add another one before you remove this.',
  'refusal.preview-days': 'A link to a draft is valid for 30 days at most. Choose an earlier end.',
  'refusal.future-elsewhere': 'Readers will be redirected from here to {location} then.',
  'refusal.future-gone': 'Readers will get the page “Gone” at this address.',
  'refusal.future-missing': 'There will be no page at this address then.',
  'refusal.future-unavailable': 'The content of this page could not be loaded. Try again in a moment.',
  'refusal.too-large': 'This is larger than 2 MB. Split the page.',
  'refusal.page-not-deleted': 'There is no deleted page of this name. It may be back already.',
  'refusal.page-again': 'A page with the id “{id}” exists again. Delete or rename that one first.',
  'refusal.menu-gone': 'There is no such menu. It may have been deleted already.',
  'refusal.menu-not-deleted': 'There is no deleted menu of this name. It may be back already.',
  'refusal.menu-again': 'A menu with this name exists again. Delete that one first.',
  'refusal.menu-deleted':
    '{name} has deleted this menu in the meantime. Restore it in the list of menus and save again.',
  'refusal.settings-changed':
    '{name} has changed these settings in the meantime. Compare both and save again.',
  'refusal.settings-published': 'These settings were published in the meantime. Reload them and save again.',
  'refusal.settings-too-large': 'These settings are larger than 500 kB and were not saved. Shorten them.',
  'refusal.draft-gone': 'There is no draft to publish. It may be published already.',
  'refusal.draft-newer': '{name} has changed the draft in the meantime. Check it again first.',
  'refusal.move-again': 'Somebody has just saved this page. Move it again.',
  'refusal.redirect-list':
    'The redirect list “{list}” redirects {path}, so nobody would see the page. Remove the redirect from the list, or choose another address.',
  'refusal.needs-publisher': 'This is published. Ask somebody who may publish.',
  'refusal.app-late': 'This took too long. Start again with a new code to scan.',
  'refusal.factors-many': 'You have {count} second factors. Remove one first.',
  'refusal.factor-exists': 'This second factor was added already.',
  'refusal.codes-need-factor': 'Recovery codes belong to a second factor. Add one first.',
  'refusal.version-gone': 'There is no version {number}.',
  'refusal.link-email': 'This link is for {email}. Use that address.',
  'refusal.page-unfit': 'The page cannot be published: {reason}.',
  'refusal.settings-unfit': 'These settings cannot be published: {reason}.',
  'refusal.too-often': 'Too many attempts. Wait {minutes} min and try again.',
  'refusal.failed': 'The server failed to answer. Its log tells why.',
  'refusal.other-site': 'This request came from a page of another site and was refused.',
  'refusal.not-json': 'The body of this request is not JSON. Reload the page builder.',
  'refusal.account-closed': 'This account is closed. Ask an administrator.',
  'refusal.session-gone': 'This session has ended already, or is the one that you are using.',
  'refusal.page-blocks': 'The page has more than {most} blocks. Split it.',
  'refusal.page-depth':
    'The page has values nested more than {most} levels deep. Move some of the blocks out of the others.',
  'refusal.page-character':
    'The page contains a character that cannot be stored, such as half of an emoji. Type that text again.',
  'refusal.settings-depth': 'These settings have values nested more than {most} levels deep. Simplify them.',
  'refusal.settings-character':
    'These settings contain a character that cannot be stored, such as half of an emoji. Type that text again.',
  'refusal.no-layout':
    'There is no layout "{layout}", so the page cannot be shown. Choose another one under “Page”.',
  'refusal.redirect-unfit':
    '{from} cannot be redirected to {to}: another redirect of the site prevents it. Check the redirects.',
  'refusal.file-missing': 'No file was sent. Choose one.',
  'refusal.file-large': 'This file is larger than {most} MB. Save it smaller and try again.',
  'refusal.no-image':
    'This file is no JPEG, PNG, WebP, AVIF, GIF or TIFF image. Drawings (SVG) can carry script: save yours as PNG.',
  'refusal.broken-image':
    'This image cannot be read: it is broken, or has more than 60 megapixels. Save it anew and try again.',
  'refusal.image-gone': 'There is no image of this id in the library. Upload it first.',
  'refusal.image-imported':
    'Only an image that was uploaded here can be replaced. This one came with an import: import it again.',
  'refusal.storage-away':
    'The image storage does not respond, and nothing was stored. Try again in a moment.',
  'refusal.collection-id': 'Something else has the id “{id}” already. Choose another one.',
  'refusal.collection-alias':
    'The collection “{name}” has this alias already. Choose another one, or remove it there first.',
  'refusal.collection-gone': 'There is no such collection. It may have been deleted already.',
  'refusal.collection-not-deleted': 'There is no deleted collection of this name. It may be back already.',
  'refusal.collection-again': 'A collection with this name exists again. Delete that one first.',
  'refusal.collection-deleted':
    '{name} has deleted this collection in the meantime. Restore it in the list of collections and save again.',
  'refusal.alert-text': 'An alert needs a text of one line, with {most} characters at most.',
  'refusal.alert-path': 'An alert links to an address of this site, such as /news/storm/.',
  'refusal.alert-end': 'The end must be in the future, within {most} days.',
  'refusal.alert-notifications': 'Notifications are not set up on this site. Send the alert without them.',
  'refusal.alert-gone': 'There is no alert. It may have ended already.',
  'refusal.preview-gone': 'This link is revoked already, or there never was one.',
} as const;

export type RefusalKey = keyof typeof refusals;

/** The key of a refusal, with the values of its placeholders. */
export interface Refusal {
  readonly says: RefusalKey;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** Returns the body of a refused call: the sentence in English, and its key and values. */
export const describeRefusal = ({ says, values = {} }: Refusal) => ({
  message: writeRefusal({ says, values }),
  says: { key: says, values },
});

/** Returns a refusal in English; placeholders without a value stay. */
export const writeRefusal = ({ says, values = {} }: Refusal): string =>
  refusals[says].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
