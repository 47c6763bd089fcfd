/** What the server says to a reader who asks for the rest of a locked story. */
export type StoryAnswer =
  | {
      /** The rest is in its place. */
      readonly kind: 'open';
      /** How many stories a rule has given in the period, this one among them; absent: it was not given for free. */
      readonly meter?: { readonly count: number; readonly limit: number } | undefined;
      readonly why?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'teaser';
      readonly wall: 'registration' | 'payment';
      /** Id of the rule whose wall it is. */
      readonly rule: number;
      /** How many stories this one would make in the period. */
      readonly count: number;
      /** How many the rule gives for free. */
      readonly limit: number;
      readonly isSignedIn: boolean;
      /** Of a payment wall: the campaign of its offer, or a URL; absent: the default one. */
      readonly campaign?: string | undefined;
      /** Of a payment wall, in HTML that is safe; absent where nothing is offered. */
      readonly offer?:
        { readonly pageTitle?: string | undefined; readonly pageSubTitle?: string | undefined } | undefined;
      /** Why, in English; in development only. */
      readonly why?: readonly string[] | undefined;
    }
  /** The access token is not good any more: refresh the session and ask again, or ask without one. */
  | { readonly kind: 'expired' }
  /** Nothing on the page is locked. */
  | { readonly kind: 'unlocked' };

/**
 * Asks once for every place of the page where the rest of its story belongs.
 *
 * @param accessToken of a reader who is signed in; without it the reader is anonymous, or known by cookies
 * @throws Error the server cannot be reached, or fails; the teaser stays
 */
export type OpenStory = (accessToken?: string) => Promise<StoryAnswer>;
