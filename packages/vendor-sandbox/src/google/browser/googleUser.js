/**
 * The reader's credential from the stand-in's server.
 *
 * @typedef {object} GoogleCredential
 * @property {string} credential ID token
 * @property {Readonly<Record<string, unknown>>} profile its claims
 */

/**
 * @param {Readonly<Record<string, unknown>> | undefined} answer
 * @returns {GoogleCredential | undefined}
 */
export function readCredential(answer) {
  const { credential, profile } = answer ?? {};
  if (typeof credential !== 'string' || typeof profile !== 'object' || profile === null) return undefined;
  return { credential, profile: { ...profile } };
}

/**
 * Creates a `gapi.auth2.GoogleUser`; without a credential it is nobody.
 *
 * @param {GoogleCredential | undefined} known
 * @param {string} scope
 */
export function googleUser(known, scope) {
  /** @param {string} claim */
  const text = (claim) => {
    const value = known?.profile[claim];
    return typeof value === 'string' ? value : '';
  };
  const lifeSeconds = 3600;
  return {
    getId: () => text('sub'),
    isSignedIn: () => known !== undefined,
    getHostedDomain: () => undefined,
    getGrantedScopes: () => scope,
    /** @param {string} scopes */
    hasGrantedScopes: (scopes) => scopes.split(' ').every((one) => scope.split(' ').includes(one)),
    getBasicProfile: () => ({
      getId: () => text('sub'),
      getName: () => text('name'),
      getGivenName: () => text('given_name'),
      getFamilyName: () => text('family_name'),
      getImageUrl: () => text('picture'),
      getEmail: () => text('email'),
    }),
    getAuthResponse: () =>
      known === undefined
        ? {}
        : {
            id_token: known.credential,
            login_hint: text('sub'),
            scope,
            expires_in: lifeSeconds,
            first_issued_at: Date.now(),
            expires_at: Date.now() + lifeSeconds * 1000,
          },
  };
}
