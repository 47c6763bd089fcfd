/** A library image that is being dragged. */
import { parseLibraryImage } from './LibraryImage.ts';
import type { LibraryImage } from './LibraryImage.ts';

const KEY = 'broadsheet.image';

export const writeDraggedImage = (image: LibraryImage): Record<string, unknown> => ({ [KEY]: image });

/** Reads the image from the data of a drag; `undefined` for a drag of anything else. */
export const readDraggedImage = (data: Record<string | symbol, unknown>): LibraryImage | undefined =>
  parseLibraryImage(data[KEY]);
