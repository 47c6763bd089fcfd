import type { DocumentProblem } from '@broadsheet/platform';

/** Creates a problem that prevents settings from being published. */
export const problem = (path: string, reason: string): DocumentProblem => ({ path, reason });

/** Creates a warning, which prevents nothing. */
export const warning = (path: string, reason: string): DocumentProblem => ({ path, reason, isWarning: true });
