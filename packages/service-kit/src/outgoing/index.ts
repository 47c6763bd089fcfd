export type { Fetch } from './Fetch.ts';
export { ImageProblem } from './ImageProblem.ts';
export { createRemoteReader } from './createRemoteReader.ts';
export type { RemoteOptions, RemoteReader } from './createRemoteReader.ts';
export { fetchFromAddress } from './fetchFromAddress.ts';
export type { FetchFromAddress, RemoteAnswer } from './fetchFromAddress.ts';
export { isPrivateAddress } from './isPrivateAddress.ts';
