/** Whose accounts readers may sign in with beside their password. */
export type SocialProvider = 'facebook' | 'google' | 'apple';
