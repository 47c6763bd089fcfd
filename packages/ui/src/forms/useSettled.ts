'use client';
import { useState } from 'react';

/** Gives a value, and while its owner is busy the one from before: what was said of it keeps its room meanwhile. */
export function useSettled<Value>(value: Value, isBusy: boolean): Value {
  const [settled, setSettled] = useState(value);
  // While rendering, so that no frame lacks it.
  if (!isBusy && !Object.is(settled, value)) setSettled(() => value);
  return isBusy ? settled : value;
}
