import { defineBroadsheetBlock } from './BroadsheetBlock.tsx';

export { BroadsheetBlock, defineBroadsheetBlock } from './BroadsheetBlock.tsx';

defineBroadsheetBlock();
