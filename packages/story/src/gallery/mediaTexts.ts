import type { Image } from '@broadsheet/sdk-content';
import { creditsLine } from './creditsLine.ts';
import type { Credited } from './creditsLine.ts';

/** What stands below an image or video. */
export interface MediaTexts {
  /** Sanitised HTML. */
  readonly title?: string;
  /** Sanitised HTML. */
  readonly caption?: string;
  /** Plain text. */
  readonly credit?: string;
}

/** Which of them an editor hides. */
export interface HiddenTexts {
  readonly hideTitle: boolean;
  readonly hideCaption: boolean;
  readonly hideCredits: boolean;
}

export interface TextedMedia extends Credited {
  readonly title?: string;
  readonly caption?: string;
}

/** The texts that are there and shown; what is hidden does not travel to the browser either. */
export function mediaTexts(
  media: TextedMedia,
  { hideTitle, hideCaption, hideCredits }: HiddenTexts,
): MediaTexts {
  const credit = creditsLine(media);
  return {
    ...(!hideTitle && media.title !== undefined && { title: media.title }),
    ...(!hideCaption && media.caption !== undefined && { caption: media.caption }),
    ...(!hideCredits && credit !== '' && { credit }),
  };
}

/** The same of an image, whose title is its `subtitle`. */
export function imageTexts(image: Pick<Image, 'subtitle' | 'caption' | keyof Credited>, hidden: HiddenTexts) {
  return mediaTexts({ ...image, title: image.subtitle }, hidden);
}
