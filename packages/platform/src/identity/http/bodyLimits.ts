/** How much the members of a body may hold that several calls take. */

/** In characters: longer than any password manager makes, and short enough to hash. */
export const LONGEST_PASSWORD = 512;

/** In characters; tokens of the invisible challenge have about two thousand. */
export const LONGEST_CAPTCHA_TOKEN = 16_384;

/** Three megabytes, decimal. */
export const LARGEST_AVATAR_BYTES = 3_000_000;
