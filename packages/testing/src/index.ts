export { expectAccessible } from './accessibility/expectAccessible.ts';
export { answering } from './content/answering.ts';
export type { Answer, Answers, AnsweringClient } from './content/answering.ts';
export { createTestEnvironment, createTestHost } from './render/createTestHost.ts';
export type { TestHost, TestHostOptions } from './render/createTestHost.ts';
export { renderBlock } from './render/renderBlock.tsx';
export type { RenderBlockOptions, RenderedBlock } from './render/renderBlock.tsx';
export { renderOnServer } from './render/renderOnServer.tsx';
export type { RenderOptions } from './render/renderOnServer.tsx';
