export interface SuccessBody {
  /** Anything but `true` counts as a refusal. */
  readonly success: true;
}
