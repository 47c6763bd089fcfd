export { readLiveMemory } from './readLiveMemory.ts';
