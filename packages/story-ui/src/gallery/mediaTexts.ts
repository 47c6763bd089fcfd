import type { Image } from '@broadsheet/sdk-content';
import { creditsLine } from './creditsLine.ts';
import type { Credited } from './creditsLine.ts';

/** The texts below an image or video. */
export interface MediaTexts {
  /** The title as sanitised HTML. */
  readonly title?: string;
  /** The caption as sanitised HTML. */
  readonly caption?: string;
  /** The credits as plain text. */
  readonly credit?: string;
}

/** Which of the texts an editor hides. */
export interface HiddenTexts {
  readonly hideTitle: boolean;
  readonly hideCaption: boolean;
  readonly hideCredits: boolean;
}

export interface TextedMedia extends Credited {
  readonly title?: string;
  readonly caption?: string;
}

/** Returns the texts that exist and are shown; hidden ones are not sent to the browser either. */
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

/** Returns the texts of an image, whose title is its `subtitle`. */
export function imageTexts(image: Pick<Image, 'subtitle' | 'caption' | keyof Credited>, hidden: HiddenTexts) {
  return mediaTexts({ ...image, title: image.subtitle }, hidden);
}
