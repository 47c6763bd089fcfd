export { connectEngine } from './engine/connectEngine.tsx';
export type { ComponentOptions, ConnectedEngine } from './engine/connectEngine.tsx';
export type {
  ContentConfig,
  Engine,
  EngineComponent,
  EngineProps,
  EnginePropTypes,
  FieldTag,
  PropType,
  SafeHtml,
} from './Engine.ts';
export { listLosses } from './fields/listLosses.ts';
