export {
  cleanBlockName,
  EXPERIMENT_VARIANTS,
  LONGEST_NAME,
  parseExperimentId,
  parseMatch,
  parseNode,
  parsePageDocument,
  READER_KINDS,
  SCREEN_KINDS,
} from './document/PageDocument.ts';
export type {
  BlockExperiment,
  BlockNode,
  BlockSettings,
  ExperimentVariant,
  PageContent,
  PageDocument,
  PageMatch,
  ReaderKind,
  ScreenKind,
} from './document/PageDocument.ts';
export { BLOCK_SETTINGS, readSettings } from './document/blockSettings.ts';
export { findExcess, PAGE_LIMITS } from './document/pageLimits.ts';
export type { PageExcess } from './document/pageLimits.ts';
export { isSameMatch } from './document/isSameMatch.ts';
export { fillPathPattern, isPathPattern, listPathVariables } from './document/pathPattern.ts';
export { findNode, isSameContainer, indexNodes, findList, walkNode, walkPage } from './document/nodes.ts';
export type { ColumnPosition, Container, PlacedNode, Position } from './document/nodes.ts';
export { findColumn, sizeColumns, startOfColumn } from './document/columns.ts';
export type { ColumnsOf } from './document/columns.ts';
export {
  createSection,
  getSectionBlocks,
  isSection,
  SECTION_AREA,
  SECTION_LAYOUT,
} from './sections/section.ts';
export { createReference, listReferences, readReference, SECTION_REFERENCE } from './sections/reference.ts';
export { fillReferences } from './sections/fillReferences.ts';
export { findHolders } from './sections/findHolders.ts';
export { getSchedule, getScheduleState, listEdges, parseMoment } from './visibility/schedule.ts';
export type { BlockSchedule, ScheduleState } from './visibility/schedule.ts';
export { areSeenTogether, narrowLimits, readLimits } from './visibility/Limits.ts';
export type { Limits } from './visibility/Limits.ts';
export { omitBlocks } from './visibility/omitBlocks.ts';
export { getTurn, nextTurn, TURN_MS } from './experiments/turns.ts';
export { groupVersions, listExperiments } from './experiments/listExperiments.ts';
export type { ExperimentBlocks } from './experiments/listExperiments.ts';
export { applyEdit } from './edit/applyEdit.ts';
export { keepColumns } from './edit/keepColumns.ts';
export { copyNode, createCopier } from './edit/copyNode.ts';
export type { CopyingOptions } from './edit/copyNode.ts';
export { EMPTY_HISTORY, redoEdit, remember, undoEdit } from './edit/History.ts';
export type { History, Stepped } from './edit/History.ts';
export type { EditRefusal, EditResult, PageEdit, PageSettings } from './edit/PageEdit.ts';
export { changeLayout, listUnplacedAreas, NOT_PLACED } from './layout/changeLayout.ts';
export type { LayoutChange } from './layout/changeLayout.ts';
export { suggestAreas } from './layout/suggestAreas.ts';
export type { AreaMapping } from './layout/suggestAreas.ts';
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
export type { MergeConflict, Merged, MergeOptions, Versions } from './merge/mergePages.ts';
export { countUsage, findUsage } from './usage/findUsage.ts';
export type { BlockUse, PageUsage, UsageCount, UsageQuery } from './usage/findUsage.ts';
