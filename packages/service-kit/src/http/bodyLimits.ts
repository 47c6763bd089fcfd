/** The limits of members that several calls accept. */

/** The maximum length of a password in characters: longer than password managers generate, and short enough to hash. */
export const LONGEST_PASSWORD = 512;

/** The maximum length of a challenge token in characters; those of the invisible challenge have about two thousand. */
export const LONGEST_CAPTCHA_TOKEN = 16_384;
