import { lazyLoaded } from '@broadsheet/block-kit';

export interface NoteProps {
  readonly text: string;
  /** In CSS pixels; 0 for that of the text. */
  readonly height: number;
}

function NoteView({ text, height }: NoteProps) {
  return <p style={{ minBlockSize: height }}>{text}</p>;
}

/** A static block: a sentence, as tall as an editor likes. */
export const Note = lazyLoaded(NoteView);
