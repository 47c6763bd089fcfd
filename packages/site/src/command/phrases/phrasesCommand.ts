import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { standardBlocks } from '../../blocks/standardBlocks.ts';
import { englishTexts } from '../../phrases/englishTexts.ts';
import {
  describePhraseProblem,
  findPhraseProblems,
  listCountForms,
} from '../../phrases/findPhraseProblems.ts';
import { parsePhrases, readPhrasesFile } from '../../phrases/PhrasesFile.ts';
import { updatePhrases } from '../../phrases/updatePhrases.ts';
import type { CommandLine } from '../CommandLine.ts';

/** Lists what is wrong with a file of texts. @returns the exit code: 1 when something is */
export async function checkPhrasesCommand(file: string, { cwd, print }: CommandLine): Promise<0 | 1> {
  const phrases = await readPhrasesFile(resolve(cwd, file));
  const problems = findPhraseProblems(phrases, englishTexts(standardBlocks));
  for (const problem of problems) print(describePhraseProblem(problem));
  print(
    problems.length === 0 ? `Every text is there in "${phrases.locale}".` : `Problems: ${problems.length}.`,
  );
  return problems.length === 0 ? 0 : 1;
}

export interface UpdatePhrasesOptions {
  readonly locale: string | undefined;
  readonly line: CommandLine;
}

/** Makes a file of texts, or brings it up to date. @returns the exit code: 1 when a new file has no language */
export async function updatePhrasesCommand(file: string, options: UpdatePhrasesOptions): Promise<0 | 1> {
  const { locale, line } = options;
  const path = resolve(line.cwd, file);
  const isThere = existsSync(path);
  if (!isThere && locale === undefined) {
    line.print(
      `${file} is not there yet. Say its language: npx broadsheet phrases update ${file} --locale fi`,
    );
    return 1;
  }
  const before = isThere
    ? await readPhrasesFile(path)
    : parsePhrases(JSON.stringify({ locale }), `--locale ${locale}`);
  const { json, written, missing, leftOut } = updatePhrases(before, englishTexts(standardBlocks));
  await writeFile(path, json);
  line.print(`${file}: texts written: ${written}, missing: ${missing}.`);
  if (leftOut.length > 0) line.print(`Left out, as nothing asks for them: ${leftOut.join(', ')}`);
  line.print(`"${before.locale}" counts by: ${listCountForms(before.locale).join(', ')}`);
  return 0;
}
