import { lazyLoaded } from '@broadsheet/block-kit';

export interface NoteProps {
  readonly text: string;
  /** The height in CSS pixels; 0 for the height of the text. */
  readonly height: number;
}

function NoteView({ text, height }: NoteProps) {
  return <p style={{ minBlockSize: height }}>{text}</p>;
}

/** A static block: a sentence, in a height that an editor chooses. */
export const Note = lazyLoaded(NoteView);
