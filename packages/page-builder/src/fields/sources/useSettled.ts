'use client';
import { useEffect, useState } from 'react';
import { useBuilder } from '../../desk/Builder.ts';

/** Milliseconds without a keystroke after which something is asked for. */
const PAUSE_MS = 300;

/** A value once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const { clock } = useBuilder();
  const [settled, setSettled] = useState(value);
  useEffect(() => clock.setTimeout(() => setSettled(value), PAUSE_MS), [clock, value]);
  return settled;
}
