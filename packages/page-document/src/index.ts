export {
  cleanBlockName,
  LONGEST_NAME,
  parseMatch,
  parseNode,
  parsePageDocument,
} from './document/PageDocument.ts';
export type {
  BlockNode,
  BlockSettings,
  PageContent,
  PageDocument,
  PageMatch,
} from './document/PageDocument.ts';
export { findExcess, PAGE_LIMITS } from './document/pageLimits.ts';
export type { PageExcess } from './document/pageLimits.ts';
export { isSameMatch } from './document/isSameMatch.ts';
export { fillPathPattern, isPathPattern, listPathVariables } from './document/pathPattern.ts';
export { findNode, isSameContainer, indexNodes, findList, walkNode, walkPage } from './document/nodes.ts';
export type { Container, PlacedNode, Position } from './document/nodes.ts';
export { applyEdit } from './edit/applyEdit.ts';
export { copyNode } from './edit/copyNode.ts';
export { EMPTY_HISTORY, redoEdit, remember, undoEdit } from './edit/History.ts';
export type { History, Stepped } from './edit/History.ts';
export type { EditRefusal, EditResult, PageEdit, PageSettings } from './edit/PageEdit.ts';
export { isSameValue } from './diff/isSameValue.ts';
export { diffPages } from './diff/diffPages.ts';
export { changePhrases } from './diff/changePhrases.ts';
export type { ChangeKey, FormatChange } from './diff/changePhrases.ts';
export { describeChange, describeChanges, describeMatch, describeUpdates } from './diff/describeChange.ts';
export type { ComparedPages, PageTitles } from './diff/describeChange.ts';
export type { PageChange } from './diff/PageChange.ts';
export { findUpdates, parseUpdate } from './diff/findUpdates.ts';
export type { BlockUpdate, ReadPage } from './diff/findUpdates.ts';
export { mergePages } from './merge/mergePages.ts';
export type { MergeConflict, Merged, Versions } from './merge/mergePages.ts';
export { countUsage, findUsage } from './usage/findUsage.ts';
export type { BlockUse, PageUsage, UsageCount, UsageQuery } from './usage/findUsage.ts';
