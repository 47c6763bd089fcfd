import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { performCommand } from '../../control/performCommand.ts';
import type { CommandLine } from '../CommandLine.ts';
import { exportNewsletter } from './exportNewsletter.ts';
import { listNewsletters } from './listNewsletters.ts';
import { printRecipients } from './printRecipients.ts';
import type { RecipientFormat } from './printRecipients.ts';

/** A file mode: only the user who runs the command may read the file. */
const PRIVATE = 0o600;

const surroundings = (line: CommandLine) => ({
  config: line.readConfig(),
  secret: line.secret,
  onProgress: () => undefined,
  onError: line.print,
});

/** Lists the newsletters of the site. @returns the exit code */
export async function newslettersCommand(line: CommandLine): Promise<0> {
  const request = { command: 'newsletters' } as const;
  const { newsletters } = await performCommand(listNewsletters, { request, ...surroundings(line) });
  for (const { id, name, readers } of newsletters)
    line.print(`${id}  ${name ?? '(offered no more)'}: ${readers} ${readers === 1 ? 'reader' : 'readers'}`);
  if (newsletters.length === 0)
    line.print('The site has no newsletters. Its property "newsletters" lists them.');
  return 0;
}

export interface RecipientChoices {
  readonly format: RecipientFormat;
  /**
   * The path of a file that does not exist yet, relative to the command line's folder; absent: the recipients are printed.
   */
  readonly to: string | undefined;
}

async function writePrivately(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: PRIVATE, flag: 'wx' });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    throw new Error(`${file} is there already. Take it away or choose another name; nothing was written.`, {
      cause,
    });
  }
}

/** Writes or prints the readers who have confirmed a newsletter. @returns the exit code */
export async function exportNewsletterCommand(
  newsletter: string,
  { choices: { format, to }, line }: { readonly choices: RecipientChoices; readonly line: CommandLine },
): Promise<0> {
  const request = { command: 'newsletters export', newsletter } as const;
  const { recipients } = await performCommand(exportNewsletter, { request, ...surroundings(line) });
  const text = printRecipients(recipients, format);
  if (to === undefined) {
    line.out.write(text);
    return 0;
  }
  const file = resolve(line.cwd, to);
  await writePrivately(file, text);
  line.print(
    `${recipients.length} ${recipients.length === 1 ? 'recipient is' : 'recipients are'} in ${file}.`,
  );
  return 0;
}
