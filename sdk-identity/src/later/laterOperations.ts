import type { IdentityContext } from '../IdentityContext.ts';

/** An operation, as it stands in its file. */
type Operation<Args extends readonly never[]> = (context: IdentityContext, ...args: Args) => Promise<unknown>;

type Bound<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (
    context: IdentityContext,
    ...args: infer Args
  ) => Promise<infer Result>
    ? (...args: Args) => Promise<Result>
    : never;
};

/**
 * Makes operations of a part that is fetched with the first of them.
 *
 * @param names the operations of the part that callers may have
 */
export function laterOperations<
  Part extends Readonly<Record<Name, Operation<never>>>,
  Name extends keyof Part,
>(context: IdentityContext, load: () => Promise<Part>, names: readonly Name[]): Pick<Bound<Part>, Name>;
export function laterOperations<Name extends string>(
  context: IdentityContext,
  load: () => Promise<Readonly<Record<Name, Operation<never>>>>,
  names: readonly Name[],
): unknown {
  const bind =
    (name: Name) =>
    async (...args: never): Promise<unknown> =>
      (await load())[name](context, ...args);
  return Object.fromEntries(names.map((name) => [name, bind(name)]));
}
