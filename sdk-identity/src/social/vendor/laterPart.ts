import { fetchPart } from '../../fetchPart.ts';

/**
 * Makes operations of a part that is fetched with the first of them.
 *
 * @returns makes one operation of the part
 */
export function laterPart<Part>(load: () => Promise<Part>) {
  return <Args extends readonly unknown[], Result>(
      pick: (part: Part) => (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args): Promise<Result> =>
      pick(await fetchPart(load()))(...args);
}
