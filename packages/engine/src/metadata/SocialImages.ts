/** The networks that read tags of their own: `og:…` and `twitter:…`. */
export type Network = 'og' | 'twitter';

export interface SocialImage {
  readonly url: string;
  readonly alt?: string;
}

/** The images that a page is shared with. */
export type SocialImages = { readonly [Key in Network]?: SocialImage };
