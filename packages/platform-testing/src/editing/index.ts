export { ORIGIN, PASSWORD, openEditing, page, tokenIn } from './editing.ts';
export type { Answer, EditingRoom } from './editing.ts';
