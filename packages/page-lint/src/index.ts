export { checkPage } from './checkPage.ts';
export type { PageCheckOptions, RenderedPage } from './checkPage.ts';
export { checkDocument } from './document/checkDocument.ts';
export type { DocumentCheckOptions } from './document/checkDocument.ts';
export { toReason } from './document/toReason.ts';
export type { DocumentFinding, Finding, FindingTexts, Severity } from './Finding.ts';
export type { ScriptFile } from './CheckedPage.ts';
