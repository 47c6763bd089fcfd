/** The most characters of a name in an address of WordPress. */
const LONGEST = 50;

/**
 * Returns the name that WordPress gives an author's page, which exports do not hold: it makes it of the login, in which full
 * stops become hyphens and all other signs go: `ada.quill@lantern.example` has `/author/ada-quilllantern-example/`.
 */
export const toNicename = (login: string): string =>
  login
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '-')
    .replaceAll(/[^a-z0-9 _-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
