export { bylineNames } from '@broadsheet/sdk-content';
export type { BylineName } from '@broadsheet/sdk-content';
