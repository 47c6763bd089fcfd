import { withOwnPhrases } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import type { EngineLog } from '@broadsheet/engine';
import { englishTexts } from './englishTexts.ts';
import { describePhraseProblem, findPhraseProblems } from './findPhraseProblems.ts';
import { readPhrasesFile, toOwnPhrases } from './PhrasesFile.ts';
import type { PhrasesFile } from './PhrasesFile.ts';

/** The most problems of texts that are written to the log; the check of the command line tells all. */
const MOST_PROBLEMS = 5;

export interface SpeakingBlocks {
  readonly blocks: readonly Block[];
  /** The language of the site's own texts, if it has any. */
  readonly ownLocale: string | undefined;
}

function logProblems(file: PhrasesFile, path: string, { blocks, log }: SpeakOptions): void {
  const problems = findPhraseProblems(file, englishTexts(blocks));
  if (problems.length === 0) return;
  log.warn(
    `The texts of the site have ${problems.length} problems. "npx broadsheet phrases check ${path}" lists all.`,
    { problems: problems.slice(0, MOST_PROBLEMS).map(describePhraseProblem) },
  );
}

export interface SpeakOptions {
  readonly blocks: readonly Block[];
  readonly log: Pick<EngineLog, 'warn'>;
}

/**
 * Reads the texts of the site, and gives each block those that it asks for.
 * @throws Error when the file cannot be used
 */
export async function speakOwnPhrases(
  path: string | undefined,
  options: SpeakOptions,
): Promise<SpeakingBlocks> {
  const { blocks } = options;
  if (path === undefined) return { blocks, ownLocale: undefined };
  const file = await readPhrasesFile(path);
  logProblems(file, path, options);
  const own = toOwnPhrases(file, 'pages');
  const speaking = blocks.map((block) =>
    block.phrases === undefined ? block : { ...block, phrases: withOwnPhrases(block.phrases, own) },
  );
  return { blocks: speaking, ownLocale: file.locale };
}
