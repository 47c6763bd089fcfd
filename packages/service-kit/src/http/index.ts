export { DatabaseUnavailable, findUnavailable } from './DatabaseUnavailable.ts';
export { HttpError } from './HttpError.ts';
export type { PlatformLog } from './PlatformLog.ts';
export { getCaller } from './ServiceEnv.ts';
export type { Caller, ServiceCall, ServiceEnv } from './ServiceEnv.ts';
export {
  ServiceError,
  connectInstead,
  emailNotGiven,
  invalidRequest,
  notFound,
  providerRefused,
  providerUnavailable,
  refusals,
} from './ServiceError.ts';
export type { Refusal } from './ServiceError.ts';
export { LARGEST_AVATAR_BYTES, LONGEST_CAPTCHA_TOKEN, LONGEST_PASSWORD } from './bodyLimits.ts';
export { printCookie, readCookie, writeCookie } from './cookies.ts';
export { createClientBudget, toNetwork } from './createClientBudget.ts';
export type { BudgetLimits, ClientBudget } from './createClientBudget.ts';
export { createHttpApp } from './createHttpApp.ts';
export { createServiceApp } from './createServiceApp.ts';
export { describeFailure } from './describeFailure.ts';
export { getNetwork } from './getNetwork.ts';
export { hasHungUp } from './hasHungUp.ts';
export { DISK_FULL, NOTHING_STORED, isDiskFull } from './isDiskFull.ts';
export { LONGEST_EMAIL, foldDomain, foldEmail, isEmail, toWrittenEmail } from './foldEmail.ts';
export { readEmail } from './readEmail.ts';
export { readFields, toFields, usableText } from './readFields.ts';
export type { Fields } from './readFields.ts';
export { readParameters } from './readParameters.ts';
export type { Parameters } from './readParameters.ts';
export { refuseNul } from './refuseNul.ts';
export { requireToken } from './requireToken.ts';
export { toServerFailure } from './toServerFailure.ts';
export type { FailedCallOptions, ServerFailure } from './toServerFailure.ts';
