import { requestKey } from '@broadsheet/sdk-content';
import type { Answers } from '../host/Answers.ts';
import type { Host } from '../host/Host.ts';
import type { ContentScope } from './BlockSpec.ts';
import type { PreparedBlock } from './defineBlock.tsx';

/**
 * Fetches on a server what prepared blocks will read, for the property `answers` of `<Broadsheet>`. A source that fails is
 * told of in the host's log and left out: browsers ask it again.
 */
export async function loadAnswers(
  { content, log, ...scope }: Pick<Host, 'content' | 'log' | keyof ContentScope>,
  blocks: readonly PreparedBlock[],
): Promise<Answers> {
  const requests = blocks.flatMap((block) => block.requests(scope));
  const answers = await Promise.all(
    requests.map(async (request) => {
      try {
        return [[requestKey(request), await content.fetch(request)] as const];
      } catch (error) {
        log(
          `The content source "${request.source}" did not answer the server, and browsers will ask it: ${String(error)}`,
        );
        return [];
      }
    }),
  );
  return Object.fromEntries(answers.flat());
}
