import { Argument } from 'commander';
import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
Media are files in DATA_DIR, or in a bucket that all processes share where MEDIA_BUCKET is set. Moving copies every file
and checks the copy by its size and its SHA-256 digest; what is there already with the same content is not sent again, so a
move that was stopped is continued. The files stay where they were unless --remove is given. The site may run meanwhile:
move, start it with the new settings, and move once more, for what was uploaded between. A file whose name has other content
there is not copied but named, unless --overwrite is given.

Examples:
  $ MEDIA_BUCKET=courier-media MEDIA_KEY_ID=… MEDIA_KEY=… npx broadsheet media move bucket
  $ npx broadsheet media move folder`;

interface MoveFlags {
  readonly remove?: boolean;
  readonly overwrite?: boolean;
}

/** Adds `media move`. @param finish receives the exit code */
export function addMedia(
  program: Command,
  { line, finish }: { readonly line: CommandLine; readonly finish: (code: 0 | 1) => void },
): void {
  program
    .command('media')
    .description('move pictures and other media between the data folder and a bucket')
    .addHelpText('after', ABOUT)
    .command('move')
    .description('copy all media to the bucket, or back to the data folder, and check each')
    .addArgument(new Argument('<to>', 'where they are to be').choices(['bucket', 'folder']))
    .option('--remove', 'remove each file from where it was once its copy has been checked')
    .option('--overwrite', 'replace files that have other content there')
    .addHelpText('after', ABOUT)
    .action(async (to: string, { remove = false, overwrite = false }: MoveFlags) => {
      const { moveCommand } = await import('./moveCommand.ts');
      const place = to === 'bucket' ? 'bucket' : 'folder';
      finish(await moveCommand({ to: place, removes: remove, overwrites: overwrite }, line));
    });
}
