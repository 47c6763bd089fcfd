import type { DocumentProblem } from '@broadsheet/platform';

/** A problem that keeps settings from being published. */
export const problem = (path: string, reason: string): DocumentProblem => ({ path, reason });

/** A problem that is told and keeps nothing. */
export const warning = (path: string, reason: string): DocumentProblem => ({ path, reason, isWarning: true });
