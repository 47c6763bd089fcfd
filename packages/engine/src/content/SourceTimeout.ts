/** The error of a source that did not answer in time. */
export class SourceTimeout extends Error {
  constructor(source: string, milliseconds: number) {
    super(
      `The content source "${source}" did not answer within ${milliseconds} ms; the blocks that need it are left out.`,
    );
    this.name = 'SourceTimeout';
  }
}
