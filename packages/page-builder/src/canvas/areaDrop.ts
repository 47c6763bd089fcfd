/** The attribute of an element that stands for an area without blocks, with the area's name: blocks can be dropped on it. */
export const AREA_DROP = 'data-drop-area';
