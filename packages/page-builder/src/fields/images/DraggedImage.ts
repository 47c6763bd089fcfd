/** An image of the library that is being dragged. */
import { parseLibraryImage } from './LibraryImage.ts';
import type { LibraryImage } from './LibraryImage.ts';

const KEY = 'broadsheet.image';

export const writeDraggedImage = (image: LibraryImage): Record<string, unknown> => ({ [KEY]: image });

/** `undefined` for anything else that is dragged. */
export const readDraggedImage = (data: Record<string | symbol, unknown>): LibraryImage | undefined =>
  parseLibraryImage(data[KEY]);
