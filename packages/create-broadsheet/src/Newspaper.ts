/** What the files are written with. */
export interface Newspaper {
  readonly name: string;
  /** The key of the site, such as `my-paper`. */
  readonly id: string;
  readonly language: string;
  readonly usesPostgres: boolean;
  /** The version of the packages of Broadsheet, such as `0.1.0`. */
  readonly version: string;
}

/** The texts of files by their paths in the folder. */
export type Files = Readonly<Record<string, string>>;
