export { salesConfigCall } from './salesConfigCall.ts';
export type { ErrorBody } from './ErrorBody.ts';
export type { SalesConfigBody } from './salesConfigCall.ts';
