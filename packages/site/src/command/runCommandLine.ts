/**
 * The program `broadsheet`: its commands, their arguments and their help. A command is a folder beside this file and a few
 * lines here; its code is loaded when it is called. Environment variables configure all commands alike, so an option of a
 * command only concerns one call.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import { Command, CommanderError, Option } from 'commander';
import { readConfig } from '../config/readConfig.ts';
import type { ConfigBase } from '../config/readConfig.ts';
import type { CommandLine, Terminal } from './CommandLine.ts';
import { addBackup } from './backup/addBackup.ts';
import { addConvert } from './convert/addConvert.ts';
import { addMedia } from './media/addMedia.ts';
import { addNewsletters } from './newsletters/addNewsletters.ts';
import { addNotifications } from './addNotifications.ts';
import { addPages } from './pages/addPages.ts';
import { addPhrases } from './phrases/addPhrases.ts';
import { addSchemas } from './schemas/addSchemas.ts';
import { addSecret } from './secret/addSecret.ts';
import { FORMATS, readImportChoices } from './import/importChoices.ts';

export interface CommandLineOptions extends ConfigBase {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The absolute folder of the built assets; absent: nothing has been built. */
  readonly clientDir: string | undefined;
  readonly out: Terminal;
  readonly error: Terminal;
  /** Starts to treat Ctrl-C as a request to stop; without it, Ctrl-C ends the process. */
  readonly listenForInterrupt?: (() => AbortSignal) | undefined;
}

const ABOUT = `
Every setting is an environment variable; docs/configuration.md lists them.
"npm start" builds the site and starts it; none of these commands builds anything.`;

const ABOUT_IMPORT = `
Imports documents (ANS, page documents, site properties; as JSON, NDJSON or .tar.gz) and exports of other systems:
WordPress (WXR), Ghost (JSON), RSS and Atom as files or URLs. Each document is stored or rejected by itself. The report
lists what was rejected or left out with its file, place and reason; the exit code is 1 if a document was rejected.
You can stop an import (Ctrl-C) and repeat it: unchanged documents are skipped. If the site is running, the command runs
the import in it, and pages show the new content at once. For details, see docs/bringing-a-newspaper-over.md.

Examples:
  $ npx broadsheet import stories/
  $ npx broadsheet import galleries/ author.json
  $ npx broadsheet import --dry-run wordpress.xml
  $ npx broadsheet import --origin https://old.example.com ghost.json
  $ npx broadsheet import https://old.example.com/feed/`;

const ABOUT_EXPORT = `
Writes documents (ANS), authors, tags, navigation, pages, redirects, sales documents, site properties and media, which
you can import into an empty database. Readers, their accounts and purchases are not included; see "broadsheet backup".

Example:
  $ npx broadsheet export backup/`;

const ABOUT_DOCTOR = `
Reads the settings as the site does and lists those that are unsafe or missing for a site on the public internet.
It starts and changes nothing. The exit code is 1 if a setting is unsafe or missing.

Example:
  $ SITE_ORIGIN=https://www.example.com npx broadsheet doctor`;

const ABOUT_REDIRECTS = `
Lists of redirects are documents: import them like all others. docs/redirects.md describes their format.

Examples:
  $ npx broadsheet redirects
  $ npx broadsheet redirects test /old/path/`;

function addRedirects(program: Command, line: CommandLine, finish: (code: 0 | 1) => void): void {
  const redirects = program
    .command('redirects')
    .description('list all redirects and removed addresses')
    .addHelpText('after', ABOUT_REDIRECTS)
    .action(async () => {
      const { redirectsCommand } = await import('./redirects/redirectsCommand.ts');
      finish(await redirectsCommand(line));
    });
  redirects
    .command('test')
    .description('show where an address redirects to')
    .argument('<path>', 'a path of the site, such as /old/path/')
    .action(async (path: string) => {
      const { testRedirectCommand } = await import('./redirects/redirectsCommand.ts');
      finish(await testRedirectCommand(path, line));
    });
}

function addImport(program: Command, line: CommandLine, finish: (code: 0 | 1) => void): void {
  program
    .command('import')
    .description('import documents, or the export of another system')
    .argument('<paths...>', 'files, folders to search for JSON, or URLs of feeds')
    .addOption(
      new Option('--format <name>', 'the format of the files, if it cannot be detected').choices(FORMATS),
    )
    .option('--dry-run', 'report what would be imported and left out, and store nothing')
    .option('--strict', 'reject documents that do not match the published schema, instead of repairing them')
    .option('--origin <url>', 'the origin of the old site, if its export does not contain it')
    .option('--types <names>', 'also import custom post types of WordPress, such as news,opinion')
    .option('--drafts', 'also import drafts, unpublished')
    .option('--no-media', 'do not download images')
    .option(
      '--allow-local-addresses',
      'allow downloads from this machine and its network, such as from a copy of the old site',
    )
    .addHelpText('after', ABOUT_IMPORT)
    .action(async (paths: readonly string[], options: unknown) => {
      const { importCommand } = await import('./import/importCommand.ts');
      finish(await importCommand(paths, { choices: readImportChoices(options), line }));
    });
}

function addStart(program: Command, line: CommandLine, finish: (code: undefined) => void): void {
  program
    .command('start')
    .description('serve the last build of the newspaper until SIGTERM or SIGINT')
    .action(async () => {
      const { startCommand } = await import('./start/startCommand.ts');
      await startCommand(line);
      finish(undefined);
    });
}

function addExport(program: Command, line: CommandLine, finish: (code: 0) => void): void {
  program
    .command('export')
    .description('write all content into a folder, in the format of an import')
    .argument('<folder>', 'an empty or a new folder')
    .addHelpText('after', ABOUT_EXPORT)
    .action(async (folder: string) => {
      const { exportCommand } = await import('./export/exportCommand.ts');
      finish(await exportCommand(folder, line));
    });
}

function addDoctor(program: Command, line: CommandLine, finish: (code: 0 | 1) => void): void {
  program
    .command('doctor')
    .description('list settings that are unsafe or missing in production')
    .addHelpText('after', ABOUT_DOCTOR)
    .action(async () => {
      const { doctorCommand } = await import('./doctor/doctorCommand.ts');
      finish(await doctorCommand(line));
    });
}

function createProgram({ out, error }: CommandLineOptions): Command {
  return new Command('broadsheet')
    .description('The newspaper and its tools.')
    .addHelpText('after', ABOUT)
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .showHelpAfterError(
      '("broadsheet --help" lists the commands, "broadsheet <command> --help" describes one.)',
    )
    .configureOutput({
      writeOut: (text) => void out.write(text),
      writeErr: (text) => void error.write(text),
      getOutHelpWidth: () => out.columns ?? 100,
      getErrHelpWidth: () => error.columns ?? 100,
    })
    .exitOverride();
}

/**
 * Runs the command that the user typed.
 * @returns the exit code, `undefined` while a server runs: 0 done, 1 something failed, 2 the arguments were not understood
 */
export async function runCommandLine(
  words: readonly string[],
  options: CommandLineOptions,
): Promise<number | undefined> {
  const { cwd, variables, clientDir, out, error } = options;
  const line: CommandLine = {
    out,
    cwd,
    clientDir,
    secret: variables['SECRET'],
    readConfig: () => readConfig(variables, options),
    listenForInterrupt: () => options.listenForInterrupt?.(),
    print: (text) => void out.write(`${text}\n`),
  };
  let code: number | undefined = 0;
  const finish = (result: 0 | 1 | undefined): void => {
    code = result;
  };
  const program = createProgram(options);
  addStart(program, line, finish);
  addImport(program, line, finish);
  addExport(program, line, finish);
  addRedirects(program, line, finish);
  addNewsletters(program, { line, finish });
  addNotifications(program, { line, finish });
  addPages(program, { line, finish });
  addConvert(program, { line, finish });
  addPhrases(program, { line, finish });
  addSchemas(program, { line, finish });
  addMedia(program, { line, finish });
  addSecret(program, { line, finish });
  addBackup(program, { line, finish });
  addDoctor(program, line, finish);
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (problem) {
    // The parser has printed its error, or the help that the user asked for.
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : 2;
    error.write(`${getErrorMessage(problem)}\n`);
    return 1;
  }
}
