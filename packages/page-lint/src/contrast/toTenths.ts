/** Rounds a contrast ratio down to tenths for display; rounded up, it could seem to be sufficient. */
export const toTenths = (contrast: number): number => Math.floor(contrast * 10) / 10;
