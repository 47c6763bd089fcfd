/** The folder of a storage with the files of uploaded images, which editors may replace. */
export const UPLOADS_FOLDER = 'uploads';

const FILE = /^([^/]+)\.[a-z]{3,4}$/;

/**
 * Returns the id of the image document to which a file of a storage belongs: `4KTZ` for `uploads/4KTZ.webp`. `undefined` for
 * a file that no editor has uploaded.
 */
export function getUploadId(name: string): string | undefined {
  const folder = `${UPLOADS_FOLDER}/`;
  return name.startsWith(folder) ? FILE.exec(name.slice(folder.length))?.[1] : undefined;
}
