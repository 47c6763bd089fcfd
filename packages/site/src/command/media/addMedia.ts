import { Argument } from 'commander';
import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
Media are files in DATA_DIR, or in a bucket that all processes share if MEDIA_BUCKET is set. A move copies every file
and verifies the copy by its size and SHA-256 digest. Files that the target already has are skipped, so an interrupted
move can be continued. The source files are kept unless --remove is set. The site can keep running: move, restart it with
the new settings, and move once more for files uploaded in the meantime. If the target has different content under the
same name, the file is not copied but listed, unless --overwrite is set.

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
    .description('move images and other media between the data folder and a bucket')
    .addHelpText('after', ABOUT)
    .command('move')
    .description('copy all media to the bucket, or back to the data folder, and check each')
    .addArgument(new Argument('<to>', 'the target').choices(['bucket', 'folder']))
    .option('--remove', 'delete each source file once its copy has been verified')
    .option('--overwrite', 'replace files of the target that have different content')
    .addHelpText('after', ABOUT)
    .action(async (to: string, { remove = false, overwrite = false }: MoveFlags) => {
      const { moveCommand } = await import('./moveCommand.ts');
      const place = to === 'bucket' ? 'bucket' : 'folder';
      finish(await moveCommand({ to: place, removes: remove, overwrites: overwrite }, line));
    });
}
