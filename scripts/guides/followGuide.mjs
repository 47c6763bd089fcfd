import { openFolder } from './openFolder.mjs';

/** @param {import('./openFolder.mjs').Following} folder @param {import('./readGuide.mjs').Step} step */
async function take(folder, step) {
  switch (step.kind) {
    case 'run':
      return folder.run(step.code);
    case 'fail':
      return folder.fail(step.code);
    case 'start':
      return folder.start(step.code, step.address);
    case 'write':
      return folder.write(step.file, step.code);
    case 'see':
      return folder.see(step.address, step.text);
    case 'find':
      return folder.find(step.file, step.text);
    case 'stop':
      return folder.stop();
  }
}

/** @param {import('./readGuide.mjs').Step} step */
function describe(step) {
  switch (step.kind) {
    case 'run':
    case 'fail':
    case 'start':
      return step.code.split('\n')[0];
    case 'write':
      return `write ${step.file}`;
    case 'see':
      return `see "${step.text}" at ${step.address}`;
    case 'find':
      return `find "${step.text}" in ${step.file}`;
    case 'stop':
      return 'stop';
  }
}

/**
 * Does what a guide says, in a folder.
 *
 * @param {readonly import('./readGuide.mjs').Step[]} steps
 * @param {{ readonly folder: string, readonly env: NodeJS.ProcessEnv, readonly print: (line: string) => void }} options
 * @throws Error a command fails, or something is not as the guide says
 */
export async function followGuide(steps, { folder, env, print }) {
  const following = await openFolder(folder, env);
  try {
    for (const step of steps) {
      const began = Date.now();
      await take(following, step).catch((/** @type {unknown} */ error) => {
        const words = error instanceof Error ? error.message : String(error);
        throw new Error(`Line ${step.line}, under "${step.heading}": ${words}`);
      });
      const ms = Date.now() - began;
      print(`  ${step.heading}: ${describe(step)} (${(ms / 1000).toFixed(1)} s)`);
    }
  } finally {
    await following.stop();
  }
}
