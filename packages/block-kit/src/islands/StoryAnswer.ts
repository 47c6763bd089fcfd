/** The server's answer to a reader who requests the rest of a locked story. */
export type StoryAnswer =
  | {
      /** The reader may read the story, and the rest was inserted. */
      readonly kind: 'open';
      /** How many free stories the reader has used in the period, including this one; absent: this one was not free. */
      readonly meter?: { readonly count: number; readonly limit: number } | undefined;
      /** The reader reads on although a charge has failed, and should give another payment method; absent otherwise. */
      readonly hasFailedCharge?: true | undefined;
      readonly why?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'teaser';
      readonly wall: 'registration' | 'payment';
      /** The id of the paywall rule that locks the story. */
      readonly rule: number;
      /** How many stories the reader would have read in the period with this one. */
      readonly count: number;
      /** How many free stories the rule allows. */
      readonly limit: number;
      readonly isSignedIn: boolean;
      /** The campaign of a payment wall's offer, or a URL; absent: the default campaign. */
      readonly campaign?: string | undefined;
      /** The offer of a payment wall, in sanitised HTML; absent if there is no offer. */
      readonly offer?:
        { readonly pageTitle?: string | undefined; readonly pageSubTitle?: string | undefined } | undefined;
      /** The reasons in English; in development only. */
      readonly why?: readonly string[] | undefined;
    }
  /** The access token has expired: refresh the session and ask again, or ask without a token. */
  | { readonly kind: 'expired' }
  /** Nothing on the page is locked. */
  | { readonly kind: 'unlocked' };

/**
 * Sends one request for all places of the page where the rest of its story belongs.
 *
 * @param accessToken the signed-in reader's token; without it the reader is anonymous, or known by cookies
 * @throws Error when the server cannot be reached, or fails; the teaser stays
 */
export type OpenStory = (accessToken?: string) => Promise<StoryAnswer>;
