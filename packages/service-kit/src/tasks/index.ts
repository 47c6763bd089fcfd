export { createBackgroundTasks } from './createBackgroundTasks.ts';
export type { BackgroundTasks } from './createBackgroundTasks.ts';
export { createSweeper } from './createSweeper.ts';
export type { Sweep } from './createSweeper.ts';
