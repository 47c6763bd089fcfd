/** Numbers objects: the same one for the same object, a new one for each other. */
export type Identify = (value: object) => number;

/** For cache keys: what is replaced as a whole when it changes need not be compared. */
export function createIdentify(): Identify {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return (value) => {
    let number = numbers.get(value);
    if (number === undefined) numbers.set(value, (number = ++last));
    return number;
  };
}
