'use client';
import { useEffect, useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';

/** Milliseconds without a keystroke before a request is sent. */
const PAUSE_MS = 300;

/** Returns a value once it has not changed for a moment, until then the previous one. */
export function useSettled<Value>(value: Value): Value {
  const { clock } = useBuilder();
  const [settled, setSettled] = useState(value);
  useEffect(() => clock.setTimeout(() => setSettled(value), PAUSE_MS), [clock, value]);
  return settled;
}
