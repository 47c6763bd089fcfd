/** The networks that read tags of their own: `og:…` and `twitter:…`. */
export type Network = 'og' | 'twitter';

export interface SocialImage {
  readonly address: string;
  readonly alt?: string;
}

/** The pictures that a page is shared with. */
export type SocialImages = { readonly [Key in Network]?: SocialImage };
