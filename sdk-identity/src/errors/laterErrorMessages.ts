/** What only operations that are fetched later refuse, by its permanent code (identity spec §8). */
export const laterErrorMessages = {
  unsupported_service: 'Unsupported third party service requested.',
  MISSING_IMAGE: 'No image found. Choose a file first.',
  UNSUPPORTED_IMAGE_TYPE: 'Image type not supported',
  IMAGE_TOO_LARGE: 'Image too big. Only images up to 3 MB are supported.',
} as const satisfies Record<string, string>;

export type LaterErrorCode = keyof typeof laterErrorMessages;
